import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The fixed routes; all other URLs are the search area's, which reads them with its own grammar (requirements URL-038). */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/search-form.ts'),
  route('language', 'routes/language.ts'),
  route('legal/:page', 'routes/content.tsx'),
  route('get-access', 'routes/get-access.tsx'),
  route('unblock', 'routes/unblock.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('forbidden/:error', 'routes/forbidden.tsx'),
  route('*', 'routes/search-area.tsx'),
] satisfies RouteConfig
