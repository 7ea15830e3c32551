import { expect, test } from 'vitest'
import { domainLogin } from '#shared/api/config.ts'
import { contentPage } from '#shared/api/content.ts'
import { searchWords } from '#shared/api/search.ts'
import { userProfile } from '#shared/api/users.ts'
import type { DomainSession, Identity, UserSession } from './identity.ts'
import { audienceOf, identityFor } from './token-choice.ts'

type Rights = { claims?: string[]; team?: string; role?: string; sid?: string }

const identity = ({ claims = [], team, role = 'user', sid }: Rights): Identity => ({
  claims: {
    sub: `${role}-1`,
    ...(sid === undefined ? {} : { sid }),
    aud: 'a',
    iat: 0,
    exp: 1,
    role,
    user_claims: claims,
    signupMethods: [],
    identity: team === undefined ? {} : { team_id: team },
  },
  tokens: { current: () => '', renewed: async () => '' },
})

const user = (rights: Rights): UserSession => ({
  ...identity(rights),
  content: { accessToken: 'user', refreshToken: '', expiresAt: 0, signedInAt: 0, needsCheck: false },
})
const ip = (rights: Rights): DomainSession => ({
  ...identity({ role: 'ip', ...rights }),
  content: { accessToken: 'ip', expiresAt: 0, renewAt: 0, network: '' },
})

const premium = { claims: ['hasPremiumContent'] }
const pacman = { claims: ['canAccessPacman'] }

test.each([
  ['nobody', undefined, undefined, searchWords, undefined],
  ['a user', user({}), undefined, searchWords, 'user'],
  ['an institution', undefined, ip(pacman), searchWords, 'ip'],
  ['an institution that opens more than the user has', user({}), ip(pacman), searchWords, 'ip'],
  [
    'a user who loses nothing by the institution',
    user(pacman),
    ip({ claims: ['canAccessPacman', 'hasPremiumContent'] }),
    searchWords,
    'ip',
  ],
  ['a user who has what the institution has not', user(premium), ip(pacman), searchWords, 'user'],
  ['a member of a team', user({ team: 't' }), ip(pacman), searchWords, 'user'],
  ['a user, for what is about the user', user({}), ip(pacman), userProfile, 'user'],
  ['nobody (G19), for what is about a user', undefined, ip(pacman), userProfile, undefined],
  ['nobody where no token is asked for', user({}), ip(pacman), domainLogin, undefined],
])('AUTH-029 the token is that of %s', (_, session, domain, call, expected) => {
  const chosen = identityFor({ session, domain }, call)
  expect(chosen && (chosen === session ? 'user' : 'ip')).toBe(expected)
})

test.each([
  ['E01 the brand for all', contentPage, undefined, contentPage.access === 'none' ? 'public:all' : 'class:anonymous'],
  ['E09 anonymous visitors', searchWords, undefined, 'class:anonymous'],
  ['E09 users without rights', searchWords, identity({}), 'class:free'],
  ['E09 premium users', searchWords, identity(premium), 'class:free+hasPremiumContent'],
  [
    'E09 users with rights that are not known here',
    searchWords,
    identity({ claims: ['new', 'canAccessPacman'] }),
    'class:free+canAccessPacman+new',
  ],
  ['E09 institutions', searchWords, identity({ ...pacman, role: 'ip' }), 'class:ip+canAccessPacman'],
  ['E01 one member of a team', searchWords, identity({ team: 't', sid: 's' }), 'private:s'],
  ['E01 one user', userProfile, identity({ sid: 's' }), 'private:s'],
  ["E01 one request, where nobody's answers are kept", domainLogin, undefined, 'private:r'],
])('%s: who may be given the answer', (_, call, who, expected) => {
  expect(audienceOf({ requestId: 'r' }, call, who)).toBe(expected)
})
