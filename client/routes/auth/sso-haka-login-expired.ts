import { redirect } from 'react-router'

/** GET /sso-haka-login-expired: the front page, which then opens the modal about it. Spec: accounts §2.4 (SSO-012). */
export const loader = () => redirect('/?login=haka-expired', 302)
