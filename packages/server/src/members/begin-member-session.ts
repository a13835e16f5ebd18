import { type Member, memberLimits } from '@vitrine/domain/members/member'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { ReplyCookie } from '../http/reply/reply.ts'
import { crumbOf, makeVisitorSecret } from '../http/visitor/crumb.ts'
import { deviceCookie } from '../http/visitor/known-device.ts'
import { memberCookie } from '../http/visitor/member-cookie.ts'
import { memberTokenHash } from '../http/visitor/member-session.ts'
import { hashToken } from '../http/visitor/token-hash.ts'

/** A session that began: what the browser keeps of it. */
export interface BegunSession {
  readonly cookies: readonly ReplyCookie[]
  /** The anti-forgery token from now on. */
  readonly crumb: string
}

/**
 * Begins a session, in the transaction that lets a customer in. Its secret is new, and so is the browser's crumb: what somebody planted
 * before is worth nothing after. The session that the browser had ends, and the browser is known from now on.
 */
export async function beginMemberSession(
  tables: Pick<SiteTables, 'members' | 'memberSessions'>,
  exchange: Pick<Exchange, 'site' | 'services' | 'visitor'>,
  { member, isRemembered }: { readonly member: Member; readonly isRemembered: boolean },
): Promise<BegunSession> {
  const { services } = exchange
  const nowMs = services.clock()
  const former = memberTokenHash(exchange.visitor)
  if (former !== null) await tables.memberSessions.remove(former)
  const token = services.newToken(32)
  const lastsMs = memberLimits.sessionMs[isRemembered ? 'remembered' : 'passing']
  await tables.memberSessions.save({
    tokenHash: hashToken(token),
    memberId: member.id,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + lastsMs,
  })
  await tables.members.save({ ...member, lastSeenAtMs: nowMs })
  const age = isRemembered ? { maxAgeSeconds: lastsMs / 1000 } : {}
  const told = JSON.stringify({ authenticated: true, siteUserId: member.id })
  const { crumb, cookies } = freshCrumb()
  return {
    crumb,
    cookies: [
      { name: memberCookie, value: token, httpOnly: true, ...age },
      { name: siteUserCookie, value: told, ...age },
      deviceCookie('members', member, exchange),
      ...cookies,
    ],
  }
}

/** What scripts of pages read: whether somebody is signed in, and which account it is; never anything to come in by. */
const siteUserCookie = 'SiteUserInfo'

/** Takes the session from the browser, and its crumb with it. */
export function endedSessionCookies(): readonly ReplyCookie[] {
  return [
    { name: memberCookie, value: '', httpOnly: true, maxAgeSeconds: 0 },
    { name: siteUserCookie, value: '', maxAgeSeconds: 0 },
    ...freshCrumb().cookies,
  ]
}

function freshCrumb(): BegunSession {
  const secret = makeVisitorSecret()
  const crumb = crumbOf(secret)
  return {
    crumb,
    cookies: [
      { name: 'visitor', value: secret, httpOnly: true },
      { name: 'crumb', value: crumb },
    ],
  }
}
