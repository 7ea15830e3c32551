/** Why a login by a link or a provider failed, by the code of the call's answer. Spec: accounts §5 (AUTH-053). */
export const loginFailure = (code: string): 'expired' | 'token_error' => (code === 'token_invalid_expired' ? 'expired' : 'token_error')
