import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { honoDev } from './server/runtimes/dev.ts'
import { messageCompilerOptions } from './server/runtimes/message-compiler-options.ts'

/** The three composition roots of one server build: they share their chunks. */
const RUNTIMES = {
  node: './server/runtimes/node.ts',
  worker: './server/runtimes/worker.ts',
  'origin-worker': './server/runtimes/origin-worker.ts',
}

/** postcss (through sanitize-html) calls createRequire(import.meta.url) when it loads; workerd has no module URL and would die there. */
const portableRequire: Plugin = {
  name: 'portable-require',
  apply: 'build',
  renderChunk: (code) =>
    code.includes('createRequire(import.meta.url)')
      ? { code: code.replaceAll('createRequire(import.meta.url)', 'createRequire("file:///")'), map: null }
      : null,
}

export default defineConfig(({ command }) => {
  const isBuild = command === 'build'
  return {
    plugins: [honoDev('/server/runtimes/dev-app.ts'), paraglideVitePlugin(messageCompilerOptions), reactRouter(), portableRequire],
    define: {
      // Without this both the development and the production React are in the bundle.
      ...(isBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
      __BUILD_ID__: JSON.stringify(process.env.SANAVIRTA_BUILD_ID ?? 'dev'),
    },
    build: {
      target: 'es2023',
      // light-dark() stays as written: lowered, it no longer follows a color-scheme that comes from a custom property.
      cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari18'],
      assetsInlineLimit: 0,
    },
    environments: {
      ssr: {
        build: { rollupOptions: { input: RUNTIMES } },
        // One bundle that runs on workerd and on Node alike: everything inlined, the edge builds of packages picked.
        resolve: isBuild ? { noExternal: true, conditions: ['workerd', 'worker', 'module', 'node', 'development|production'] } : {},
      },
    },
  }
})
