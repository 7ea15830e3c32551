import { dirname, join, normalize } from 'node:path'

/** What a room may import. An entry that ends in `/` is a folder, one in `:` a scheme, anything else a package or a file without its ending. */
export type Room = { from: string; may: readonly string[]; never?: readonly string[] }

const REACT = ['react', 'react-dom']
const PURE = ['shared/', 'valibot']

/** The origin's surfaces, each with what it may import beyond the common. */
const SURFACES: readonly (readonly [string, ...string[]])[] = [
  ['search'],
  ['content'],
  ['config'],
  ['auth', 'jose'],
  ['users', 'server/origin/auth/', 'server/origin/mail/', 'node:crypto'],
  ['sso', 'server/origin/auth/', 'jose', 'openid-client'],
  ['institutions', 'server/origin/auth/'],
  ['human-check', 'altcha-lib'],
  ['translate'],
]

/** Who may import whom: the first row whose `from` starts the file's path is its room. */
export const ROOMS: readonly Room[] = [
  { from: 'shared/', may: PURE },
  { from: 'server/html/', may: ['server/html/', 'shared/', 'sanitize-html'] },
  { from: 'server/edge/render/', may: ['server/edge/', ...PURE, 'server/html/', 'hono', 'jose', 'client/page-context', 'react-router'] },
  { from: 'server/edge/', may: ['server/edge/', ...PURE, 'server/html/', 'server/brands/', 'hono', 'jose', 'client/page-context'] },
  { from: 'server/origin/lexicon/sources/', may: ['server/origin/lexicon/', 'server/origin/storage/', ...PURE, 'node:'] },
  { from: 'server/origin/lexicon/importers/', may: ['server/origin/lexicon/', 'server/origin/storage/', ...PURE, 'node:'] },
  { from: 'server/origin/lexicon/', may: ['server/origin/lexicon/', 'server/origin/storage/', ...PURE, 'node:'] },
  { from: 'server/origin/morphology/', may: ['server/origin/morphology/', ...PURE] },
  { from: 'server/origin/storage/', may: ['server/origin/storage/', 'server/origin/ports', 'shared/', 'valibot', 'node:'] },
  { from: 'server/origin/app', may: ['server/origin/', ...PURE, 'hono'] },
  // Adapters of the ports, each with its one package.
  { from: 'server/origin/mail/smtp-mailer', may: ['server/origin/mail/', 'server/origin/ports', ...PURE, 'nodemailer', 'node:'] },
  { from: 'server/origin/mail/file-mailer', may: ['server/origin/mail/', 'server/origin/ports', ...PURE, 'node:'] },
  { from: 'server/origin/mail/', may: ['server/origin/mail/', 'server/origin/storage/database', 'server/origin/ports', ...PURE] },
  { from: 'server/origin/sso/node-saml-service', may: ['server/origin/sso/', ...PURE, '@node-saml/node-saml', 'node:'] },
  ...SURFACES.map(([surface, ...more]) => ({
    from: `server/origin/${surface}/`,
    may: [
      `server/origin/${surface}/`,
      'server/origin/storage/database',
      'server/origin/ports',
      'server/origin/route',
      'server/origin/morphology/',
      'server/html/',
      ...PURE,
      'hono',
      ...more,
    ],
  })),
  { from: 'server/origin/', may: ['server/origin/', ...PURE, 'hono', 'jose'] },
  { from: 'server/brands/', may: ['server/brands/', ...PURE] },
  {
    from: 'server/runtimes/',
    may: [
      'server/',
      'shared/',
      'client/i18n/with-locale',
      'client/page-context',
      'valibot',
      'hono',
      '@hono/node-server',
      'react-router',
      'virtual:',
      'node:',
      'vite',
      'miniflare',
      'oidc-provider',
      '@node-saml/node-saml',
      '@inlang/paraglide-js',
    ],
  },
  {
    from: 'client/routes/',
    may: ['client/', 'shared/', 'valibot', 'react', 'react-router', 'messages'],
    never: ['client/islands/runtime/registry', 'client/browser/'],
  },
  { from: 'client/routes.ts', may: ['@react-router/dev'] },
  {
    from: 'client/entry.client',
    may: ['client/islands/runtime/', 'client/browser/', 'shared/'],
  },
  ...['client/root', 'client/entry.server', 'client/page-context'].map((from) => ({
    from,
    may: ['client/', 'shared/', ...REACT, 'react-router', 'messages'],
    never: ['client/islands/runtime/registry'],
  })),
  {
    from: 'client/islands/runtime/',
    may: ['client/islands/', 'client/browser/', 'shared/', 'valibot', ...REACT, '@tanstack/react-query', 'messages'],
  },
  { from: 'client/ui/', may: ['client/ui/', 'shared/', 'react'] },
  { from: 'client/browser/', may: ['client/browser/', ...PURE, '@tanstack/react-query'] },
  { from: 'client/i18n/', may: ['client/i18n/', 'shared/', 'messages', 'node:async_hooks'] },
  ...['client/entries/', 'client/search/', 'client/layout/', 'client/account/', 'client/settings/'].map((from) => ({
    from,
    may: [from, 'client/ui/', 'client/i18n/', 'client/islands/', 'client/entries/', 'shared/', 'messages', 'react'],
    never: ['client/islands/runtime/registry'],
  })),
]

/** An island's own room: itself, the runtime, ui, browser, i18n, shared; never pages, entries or another island. */
const islandRoom = (path: string): Room => ({
  from: 'client/islands/',
  may: [
    `${dirname(path)}/`,
    'client/islands/runtime/',
    'client/ui/',
    'client/browser/',
    'client/i18n/',
    'shared/',
    'messages',
    'react',
    '@tanstack/react-query',
    'valibot',
    'socket.io-client',
    ...(path.startsWith('client/islands/human-check/') ? ['altcha-lib'] : []),
  ],
})

const IMPORT = /(?:^|[\s;}])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g

/** The imports of one file that its room does not allow, one line each. `#x/` is read as `x/`. */
export function forbiddenImports(path: string, source: string): string[] {
  const room = ROOMS.find(({ from }) => path.startsWith(from)) ?? (path.startsWith('client/islands/') ? islandRoom(path) : undefined)
  return [...source.replace(COMMENT, '').matchAll(IMPORT)]
    .map(([, specifier = '']) => targetOf(path, specifier))
    .filter((target) => !room?.may.some((allowed) => isUnder(target, allowed)) || room.never?.some((banned) => isUnder(target, banned)))
    .map((target) => `${path} -> ${target}`)
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier
}

function isUnder(target: string, allowed: string): boolean {
  if (allowed.endsWith('/') || allowed.endsWith(':')) return target.startsWith(allowed)
  return target === allowed || target.startsWith(`${allowed}/`) || target.startsWith(`${allowed}.`)
}
