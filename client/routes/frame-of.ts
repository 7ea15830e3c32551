import type { Frame } from '#client/layout/frame.ts'
import { signedInOf } from '#client/layout/signed-in.ts'
import type { PageContext } from '#client/page-context.ts'

/** Reads the frame off the page context. The clock is read here, at the edge of a request, and nowhere below. */
export function frameOf(page: PageContext, request: Request): Frame {
  const { pathname, search } = new URL(request.url)
  const { features, appName } = page.brand.app
  return {
    locale: page.locale,
    brand: page.brand.id,
    appName,
    here: pathname + search,
    offersAccess: page.visitor.isAnonymous && !features.hideSignup,
    hasSchools: features.schools,
    signedIn: signedInOf(page.visitor, features),
    hasDomainLogin: page.visitor.hasDomainLogin,
    ...(page.visitor.institution === undefined ? {} : { institution: page.visitor.institution }),
    flashes: page.flashes,
    showsDataSecurityNotice: features.showDataSecurityNotice,
    year: new Date().getFullYear(),
  }
}
