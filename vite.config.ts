import { readFileSync } from 'node:fs'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { honoDev } from './server/runtimes/dev.ts'
import { islandChunks } from './server/runtimes/island-chunks.ts'
import { lightMessages } from './server/runtimes/light-messages.ts'
import { dependenciesAtOnce, lightPreload } from './server/runtimes/light-preload.ts'
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

/** Packages that only the Node runtime loads; they stay where npm put them. */
const NODE_ONLY = ['nodemailer', '@node-saml/node-saml']

const CLIENT_ROUTE = '?__react-router-build-client-route'

/**
 * No page is hydrated, so of a route the browser's build needs the style sheets only. With the routes' code in it, what pages and
 * islands share would be cut into chunks that every woken island pays for.
 */
const routeStylesOnly: Plugin = {
  name: 'route-styles-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(_code, id) {
    if (!id.endsWith(CLIENT_ROUTE)) return null
    const source = readFileSync(id.slice(0, -CLIENT_ROUTE.length), 'utf8')
    return { code: (source.match(/^import '[^']+\.css'$/gm) ?? []).join('\n'), map: null }
  },
}

export default defineConfig(({ command }) => {
  const isBuild = command === 'build'
  return {
    plugins: [
      honoDev('/server/runtimes/dev-app.ts'),
      paraglideVitePlugin(messageCompilerOptions),
      reactRouter(),
      routeStylesOnly,
      lightPreload,
      lightMessages,
      islandChunks,
      portableRequire,
    ],
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
      modulePreload: { resolveDependencies: dependenciesAtOnce },
    },
    environments: {
      ssr: {
        build: { rollupOptions: { input: RUNTIMES } },
        // One bundle that runs on workerd and on Node alike: everything inlined, the edge builds of packages picked.
        resolve: isBuild
          ? { noExternal: true, external: NODE_ONLY, conditions: ['workerd', 'worker', 'module', 'node', 'development|production'] }
          : {},
      },
    },
  }
})
