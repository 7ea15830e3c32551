import type { Destination } from '../middleware/chain.ts'
import { plainText, reply } from '../reply.ts'
import { brandOf } from '../visit.ts'

/** What crawlers have no use for: calls, accounts, errors, and pages that are made for one visitor. */
const DISALLOWED = [
  '/api/',
  '/auth/',
  '/user/',
  '/editor',
  '/subscribe/',
  '/teamadmin/',
  '/forbidden/',
  '/unblock',
  '/offline',
  '/search?',
  '/search/',
  '/language?',
]

const WEEK_SECONDS = 7 * 24 * 3600

/** GET /robots.txt. Spec: META-007. */
export const robots: Destination = function robots(visit) {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${visit.origin}/sitemap.xml`, '']
  return plainText(visit, lines.join('\n'), { 'cache-control': `public, max-age=${WEEK_SECONDS / 7}` })
}

/** The pages every brand has. */
const LISTED = ['/', '/legal/about-this-service']

/** GET /sitemap.xml: the front page and the content pages. Spec: META-007. */
export const sitemap: Destination = function sitemap(visit) {
  const paths = brandOf(visit).app.routeList.includes('legal') ? LISTED : LISTED.slice(0, 1)
  const urls = paths.map((path) => `  <url><loc>${xmlText(visit.origin + path)}</loc></url>\n`).join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
  return reply(visit, {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${WEEK_SECONDS / 7}` },
    body,
  })
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
