import type { ReplyOf } from '@vitrine/contract/call'
import type { readSessionCall } from '@vitrine/contract/owners/own-session-calls'
import { isInEuropeanMarket } from '@vitrine/domain/legal/is-in-european-market'
import { describeDevice } from '@vitrine/domain/owners/describe-device'
import { usualDescription } from '@vitrine/site/assemble/head/page-meta'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { shortNetwork } from '../http/hosts/short-network.ts'
import { type Reply, type ReplyCookie, reply } from '../http/reply/reply.ts'
import { deviceCookie } from '../http/visitor/known-device.ts'
import { lacksSecondFactor } from '../http/visitor/lacks-second-factor.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const sessionSeconds = 7 * 24 * 3600

/** Who comes in, and the secret of the new session. */
export interface NewSession {
  readonly account: Account
  readonly token: string
  /** Whether they did not prove who they are by what they know or hold: a link came by mail. */
  readonly isByLink?: boolean
  /** What the audit log says of it. */
  readonly summary?: string
}

const usualSummary = 'Signed in'

/** Keeps a new session of an account and writes it down, in the transaction that lets it in. */
export async function beginSession(
  tables: Pick<SiteTables, 'accounts' | 'sessions' | 'auditLog'>,
  exchange: Pick<Exchange, 'call' | 'services' | 'visitor'>,
  { account, token, isByLink = false, summary = usualSummary }: NewSession,
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
    confirmedAtMs: isByLink ? 0 : createdAtMs,
  })
  await tables.accounts.touch(account.id, createdAtMs)
  await recordAuditEntry(tables, { ...exchange, account }, { subjectId: account.id, summary })
}

/** Answers who came in, with the session's cookie and the one by which the browser is known again. */
export async function signedInReply(
  exchange: SessionPlace,
  { account, token }: NewSession,
): Promise<Reply<PanelSession>> {
  const cookie: ReplyCookie = { name: 'owner', value: token, httpOnly: true, maxAgeSeconds: sessionSeconds }
  return reply(await showSession(exchange, account), {
    cookies: [cookie, deviceCookie('owners', account, exchange)],
  })
}

/** Which session, and where it is. */
export type SessionPlace = Pick<Exchange, 'site' | 'origin' | 'panelOrigin' | 'services' | 'store'>

type PanelSession = ReplyOf<typeof readSessionCall>

/** The session as the panel sees it. */
export async function showSession(
  { site, store, origin, panelOrigin, services }: SessionPlace,
  account: Account,
): Promise<PanelSession> {
  const { id, email, displayName, roles, language = null } = account
  return {
    account: {
      id,
      email,
      displayName,
      roles,
      lacksSecondFactor: await lacksSecondFactor(site, account, store),
      language,
    },
    site: {
      id: site.id,
      title: site.title,
      url: origin,
      currency: site.store.currency,
      locale: site.language,
      timeZone: site.timeZone,
      measurement: site.store.measurement,
      isInEuropeanMarket: isInEuropeanMarket(site),
      suspension: site.suspension,
      head: headOf(site),
    },
    panelUrl: panelOrigin,
    hasOtherSites: services.panelHost ? (await services.store.sites.revisions()).size > 1 : false,
  }
}

function headOf({ seo, descriptionHtml, socialLogo }: Exchange['site']): PanelSession['site']['head'] {
  const { homepageTitleFormat, collectionTitleFormat, itemTitleFormat } = seo
  return {
    homepageTitleFormat,
    collectionTitleFormat,
    itemTitleFormat,
    description: usualDescription({ seo, descriptionHtml }),
    pictureUrl: socialLogo?.assetUrl ?? null,
  }
}
