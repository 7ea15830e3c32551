import type * as v from 'valibot'
import { canonicalAddress, networkOf } from '#shared/account/address-network.ts'
import { type CustomerType, customerListOf } from '#shared/account/customer.ts'
import type { domainLogin } from '#shared/api/config.ts'
import { DOMAIN_TOKEN_SECONDS, signDomainToken, type TokenSigner } from '../auth/access-token.ts'
import type { Database } from '../storage/database.ts'
import { firstAddresses } from './address-range.ts'
import { type InstitutionRow, institutionsAt } from './institution-queries.ts'

export type InstitutionOptions = TokenSigner & { accounts: Database }

export type DomainLogin = v.InferInput<typeof domainLogin.answer>

/**
 * Signs a visitor in by the network they come from: a token of the institution with the narrowest range that holds the address, and the
 * names of all that do. Nobody for what is no address. Spec: accounts §4.1, §7.2 (AUTH-028, AUTH-035, ORG-004).
 */
export async function domainLoginAt(
  options: InstitutionOptions,
  { address, brand }: { address: string; brand: string },
): Promise<DomainLogin> {
  const canonical = canonicalAddress(address)
  const network = networkOf(address)
  if (canonical === undefined || network === undefined) return { ipLogin: null, pacman: [], xl: [], mot: [] }

  const rows = await institutionsAt(options.accounts, { address: canonical, firstAddresses: firstAddresses(canonical), brand })
  const standing = rows[0] && standingOf(rows[0])
  const token =
    rows[0] &&
    standing &&
    (await signDomainToken(options, { institution: rows[0].id, brand, network, customerName: rows[0].name, ...standing }))
  return {
    ipLogin: token ? { access_token: token, expires_in: DOMAIN_TOKEN_SECONDS } : null,
    pacman: namesIn('pacman', rows),
    xl: namesIn('xl', rows),
    mot: namesIn('mot', rows),
  }
}

type Standing = { customerType: CustomerType; userClaims: readonly string[]; teamId?: string }

/**
 * What an institution's network gets. Of a pacman customer that was disabled only its being so, which keeps pacman from those who have it
 * otherwise; of another nothing. Spec: accounts §6 (AUTH-036, PERM-005, ORG-004).
 */
function standingOf({ customer_type: customerType, is_disabled, claims, team_id }: InstitutionRow): Standing | undefined {
  if (is_disabled) return customerType === 'pacman' || customerType === DISABLED ? { customerType: DISABLED, userClaims: [] } : undefined
  const others = claims.filter((claim) => claim !== 'canAccessPacman')
  const team = team_id === null ? {} : { teamId: team_id }
  switch (customerType) {
    case 'pacman':
      return { customerType, userClaims: [...others, 'canAccessPacman'], ...team }
    case DISABLED:
      return { customerType, userClaims: others, ...team }
    default:
      return { customerType, userClaims: claims, ...team }
  }
}

const DISABLED = 'disabled_pacman_by_ip'

const namesIn = (list: 'pacman' | 'xl' | 'mot', rows: readonly InstitutionRow[]) => [
  ...new Set(rows.filter((row) => !row.is_disabled && customerListOf(row.customer_type) === list).map(({ name }) => name)),
]
