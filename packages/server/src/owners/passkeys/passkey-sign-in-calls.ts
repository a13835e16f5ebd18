import type { ReplyOf } from '@vitrine/contract/call'
import type {
  askPasskeyConfirmationCall,
  askPasskeySignInCall,
  confirmByPasskeyCall,
  signInByPasskeyCall,
} from '@vitrine/contract/owners/passkey-calls'
import type { Exchange } from '../../http/exchange.ts'
import { signInFirstText } from '../../http/permit.ts'
import { type AnswerTo, type Refusal, type Reply, refuse, reply } from '../../http/reply/reply.ts'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { beginSession, signedInReply } from '../begin-session.ts'
import { lateText } from '../factors/finish-sign-in.ts'
import { type Asker, makeChallenge } from './challenge.ts'
import { proveByPasskey, usePasskey, wrongPasskeyText } from './prove-by-passkey.ts'

/** Asks for a passkey at the door: any of this site, or, after the password, one of the account. */
export async function postPasskeyQuestion(
  exchange: Exchange<typeof askPasskeySignInCall>,
): Promise<AnswerTo<typeof askPasskeySignInCall>> {
  const { ticket } = exchange.body
  const entrant = await findEntrant(exchange, ticket)
  return entrant ? ask(exchange, entrant) : refuse('link-gone', lateText)
}

/** Lets in whose passkey answered. It verified who holds it, so that it is worth a password and a second factor. */
export async function postPasskeySession(
  exchange: Exchange<typeof signInByPasskeyCall>,
): Promise<AnswerTo<typeof signInByPasskeyCall>> {
  const { body, services, store } = exchange
  const entrant = await findEntrant(exchange, body.ticket)
  if (!entrant) return refuse('link-gone', lateText)
  const proof = await proveByPasskey(exchange, body.answer, entrant)
  if (!proof) return refuse('passkey-wrong', wrongPasskeyText)

  const token = services.newToken(32)
  const account = await store.transaction(async (tables) => {
    const found = await tables.accounts.lock(proof.passkey.accountId)
    if (!found || found.isDisabled || !(await usePasskey(tables, proof, services.clock()))) return null
    if (body.ticket !== null && !(await tables.signInTickets.remove(hashToken(body.ticket)))) return null
    await beginSession(tables, exchange, { account: found, token, summary: 'Signed in with a passkey' })
    return found
  })
  return account ? signedInReply(exchange, { account, token }) : refuse('passkey-wrong', wrongPasskeyText)
}

/** Asks for a passkey of who is signed in. */
export async function postPasskeyConfirmationQuestion(
  exchange: Exchange<typeof askPasskeyConfirmationCall>,
): Promise<AnswerTo<typeof askPasskeyConfirmationCall>> {
  const entrant = confirming(exchange)
  return entrant ? ask(exchange, entrant) : refuse('signed-out', signInFirstText)
}

/** Proves with a passkey who uses the session. */
export async function postPasskeyConfirmation(
  exchange: Exchange<typeof confirmByPasskeyCall>,
): Promise<AnswerTo<typeof confirmByPasskeyCall>> {
  const { body, services, sessionTokenHash, store } = exchange
  const entrant = confirming(exchange)
  if (!entrant || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const proof = await proveByPasskey(exchange, body.answer, entrant)
  const isConfirmed =
    proof !== null &&
    (await store.transaction(async (tables) => {
      if (!(await usePasskey(tables, proof, services.clock()))) return false
      await tables.sessions.confirm(sessionTokenHash, services.clock())
      return true
    }))
  return isConfirmed ? reply({}) : refuse('passkey-wrong', wrongPasskeyText)
}

/** Who asks to be let in, and whose passkey it must be. */
interface Entrant {
  readonly asker: Asker
  readonly accountId: string | null
}

/** Null when the ticket is gone. Without one, the browser's own cookie tells it apart from others. */
async function findEntrant(
  { services, store, visitor }: Pick<Exchange, 'services' | 'store' | 'visitor'>,
  ticket: string | null,
): Promise<Entrant | null> {
  if (ticket === null) {
    const key = visitor.key()
    return key === null ? null : { asker: { purpose: 'sign-in', secret: key }, accountId: null }
  }
  const kept = await store.signInTickets.find(hashToken(ticket), services.clock())
  return kept ? { asker: { purpose: 'second-factor', secret: ticket }, accountId: kept.accountId } : null
}

function confirming({
  account,
  sessionTokenHash,
}: Pick<Exchange, 'account' | 'sessionTokenHash'>): Entrant | null {
  if (!account || sessionTokenHash === null) return null
  return { asker: { purpose: 'confirm', secret: sessionTokenHash }, accountId: account.id }
}

async function ask(
  exchange: Pick<Exchange, 'panelOrigin' | 'services' | 'store'>,
  { asker, accountId }: Entrant,
): Promise<Reply<ReplyOf<typeof askPasskeySignInCall>> | Refusal> {
  const made = await makeChallenge(exchange, asker)
  if (!made.ok) return made.refusal
  const { challenge, host } = made
  const passkeys = accountId === null ? [] : await exchange.store.passkeys.list(accountId)
  const known = passkeys.filter((passkey) => passkey.host === host)
  return reply({
    challenge,
    host,
    known: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
  })
}
