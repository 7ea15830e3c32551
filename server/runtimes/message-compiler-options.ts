import type { CompilerOptions } from '@inlang/paraglide-js'

/** One set of options for the build's plugin and for `npm run messages`. The url strategy is left out: it costs every island 6.7 kB. */
export const messageCompilerOptions: CompilerOptions = {
  project: './messages/project.inlang',
  outdir: './messages/compiled',
  // The development server would write another structure than the build, into the same folder.
  outputStructure: 'message-modules',
  strategy: ['cookie', 'baseLocale'],
  cookieName: 'lang',
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
}
