import type { PageContext } from '#client/page-context.ts'

/** The port to the pages: React Router's handler in production, a small real one in tests. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>
