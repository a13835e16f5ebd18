import type { ReplyOf } from '@vitrine/contract/call'
import type { readSessionCall } from '@vitrine/contract/owners/session-calls'
import { describeDevice } from '@vitrine/domain/owners/describe-device'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { shortNetwork } from '../http/hosts/short-network.ts'
import { type Reply, type ReplyCookie, reply } from '../http/reply/reply.ts'
import { deviceCookie } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const sessionSeconds = 7 * 24 * 3600

/** Who comes in, and the secret of the new session. */
export interface NewSession {
  readonly account: Account
  readonly token: string
  /** What the audit log says of it. */
  readonly summary?: string
}

/** Keeps a new session of an account and writes it down, in the transaction that lets it in. */
export async function beginSession(
  tables: Pick<SiteTables, 'sessions' | 'auditLog'>,
  exchange: Pick<Exchange, 'call' | 'services' | 'visitor'>,
  { account, token, summary = 'Signed in' }: NewSession,
): Promise<void> {
  const createdAtMs = exchange.services.clock()
  await tables.sessions.save({
    tokenHash: hashToken(token),
    accountId: account.id,
    createdAtMs,
    expiresAtMs: createdAtMs + sessionSeconds * 1000,
    device: describeDevice(exchange.visitor.userAgent),
    network: shortNetwork(exchange.visitor.address),
    lastSeenAtMs: createdAtMs,
  })
  await recordAuditEntry(tables, { ...exchange, account }, { subjectId: account.id, summary })
}

/** Answers who came in, with the session's cookie and the one by which the browser is known again. */
export function signedInReply(
  exchange: Pick<Exchange, 'site' | 'origin' | 'services'>,
  { account, token }: NewSession,
): Reply<PanelSession> {
  const cookie: ReplyCookie = { name: 'owner', value: token, httpOnly: true, maxAgeSeconds: sessionSeconds }
  return reply(showSession(exchange, account), { cookies: [cookie, deviceCookie(account, exchange)] })
}

type PanelSession = ReplyOf<typeof readSessionCall>

/** The session as the panel sees it. */
export function showSession(
  { site, origin }: Pick<Exchange, 'site' | 'origin'>,
  account: Account,
): PanelSession {
  const { id, email, displayName, roles } = account
  return {
    account: { id, email, displayName, roles },
    site: {
      id: site.id,
      title: site.title,
      url: origin,
      currency: site.store.currency,
      locale: site.language,
      timeZone: site.timeZone,
      measurement: site.store.measurement,
    },
  }
}
