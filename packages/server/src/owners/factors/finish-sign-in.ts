import type { ReplyOf } from '@vitrine/contract/call'
import type { finishSignInCall, signInCall } from '@vitrine/contract/owners/session-calls'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, type Reply, refuse, reply } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { beginSession, type NewSession, type SessionPlace, signedInReply } from '../begin-session.ts'
import { wrongCodeText } from './second-factor-calls.ts'
import { countCodeTry, takeCode } from './try-code.ts'

/** How long a sign-in waits for the second factor. */
const ticketMs = 10 * 60_000

/** Said when a sign-in was not finished in time. */
export const lateText = 'This took too long. Please sign in again.'

/** Who came as far as the second factor, or in. */
export interface Entry {
  readonly account: Account
  /** The secret of the session, or of the ticket that waits for the second factor. */
  readonly token: string
  /** By what the second factor can be proved; null when none is asked for. */
  readonly factors: Factors | null
}

type Factors = Pick<Extract<ReplyOf<typeof signInCall>, { ticket: string }>, 'hasApp' | 'passkeyHosts'>

/** Begins a session, or, for an account with a second factor, what waits for it; in the transaction that proved the first. */
export async function enter(
  tables: SiteTables,
  exchange: Pick<Exchange, 'call' | 'services' | 'visitor'>,
  session: NewSession,
): Promise<Entry> {
  const { account, token, isByLink = false } = session
  const factors = await findFactors(tables, account, exchange.services)
  if (!factors) await beginSession(tables, exchange, session)
  else {
    const expiresAtMs = exchange.services.clock() + ticketMs
    const ticket = { tokenHash: hashToken(token), accountId: account.id, isByLink, expiresAtMs }
    await tables.signInTickets.save(ticket)
  }
  return { account, token, factors }
}

async function findFactors(
  tables: Pick<SiteTables, 'secondFactors' | 'passkeys'>,
  { id }: Account,
  { panelHost }: Exchange['services'],
): Promise<Factors | null> {
  const hasApp = (await tables.secondFactors.find(id))?.isOn ?? false
  const hosts = [...new Set((await tables.passkeys.list(id)).map(({ host }) => host))]
  if (!hasApp && hosts.length === 0) return null
  // Where the panel has a host of its own, nobody signs in at another one: those of before are asked for and work nowhere.
  return { hasApp, passkeyHosts: panelHost ? hosts.filter((host) => host === panelHost.name) : hosts }
}

/** Answers who came in, or the ticket of who waits. */
export async function enteredReply(
  exchange: SessionPlace,
  { account, token, factors }: Entry,
): Promise<Reply<ReplyOf<typeof signInCall>>> {
  return factors
    ? reply({ ticket: token, hasApp: factors.hasApp, passkeyHosts: [...factors.passkeyHosts] })
    : signedInReply(exchange, { account, token })
}

/** Finishes a sign-in by a code. A wrong one leaves the ticket as it is. */
export async function postSecondFactorSignIn(
  exchange: Exchange<typeof finishSignInCall>,
): Promise<AnswerTo<typeof finishSignInCall>> {
  const { body, services, store } = exchange
  const tokenHash = hashToken(body.ticket)
  const ticket = await store.signInTickets.find(tokenHash, services.clock())
  if (!ticket) return refuse('link-gone', lateText)
  const tried = await countCodeTry(exchange, ticket.accountId)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)

  const token = services.newToken(32)
  const outcome = await store.transaction(async (tables) => {
    const account = await tables.accounts.lock(ticket.accountId)
    if (!account || account.isDisabled) return 'gone'
    const way = await takeCode(tables, account, { code: body.code, services })
    if (way === null) return 'wrong'
    if (!(await tables.signInTickets.remove(tokenHash))) return 'gone'
    const summary = way === 'app' ? 'Signed in with a code of the app' : 'Signed in with a recovery code'
    await beginSession(tables, exchange, { account, token, isByLink: ticket.isByLink, summary })
    return account
  })
  if (outcome === 'gone') return refuse('link-gone', lateText)
  if (outcome === 'wrong') return refuse('fields-wrong', checkFieldsText, { errors: { code: wrongCodeText } })
  return signedInReply(exchange, { account: outcome, token })
}
