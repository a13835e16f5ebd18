import type {
  changeAccountCall,
  endOtherSignInsCall,
  endSignInCall,
  readAccountCall,
} from '@vitrine/contract/owners/account-calls'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { checkPerson } from '@vitrine/domain/owners/check-owner'
import { checkFieldsText, notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../http/exchange.ts'
import { signInFirstText } from '../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { wordsOf } from '../words/panel-words.ts'
import { tellAccountNews } from './account-news/tell-account-news.ts'
import { showSession } from './begin-session.ts'
import { countGuess } from './count-guess.ts'
import { endLinks, notCurrent } from './password-calls.ts'
import { isPassword } from './passwords.ts'
import { recordAuditEntry } from './record-audit-entry.ts'
import { showSignIns, signInId } from './show-sign-ins.ts'

/** Answers who is signed in, and where else. */
export async function getAccount(
  exchange: Exchange<typeof readAccountCall>,
): Promise<AnswerTo<typeof readAccountCall>> {
  const { account, services, sessionTokenHash, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const sessions = await store.sessions.list(account.id, services.clock())
  const signIns = showSignIns(sessions, sessionTokenHash, wordsOf(exchange))
  return reply({ displayName: account.displayName, email: account.email, signIns })
}

/** Changes name and address. Who may read the mail of an account may set its password: another address asks for the present one. */
export async function putAccount(
  exchange: Exchange<typeof changeAccountCall>,
): Promise<AnswerTo<typeof changeAccountCall>> {
  const { account, body, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const errors = checkPerson(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const [displayName, email] = [body.displayName.trim(), body.email.trim()]
  const isMoving = emailKey(email) !== emailKey(account.email)
  if (isMoving) {
    const guess = await countGuess(exchange, account, account.email)
    if (!guess.allowed) return tooMany(guess.retryAfterMs)
    if (!(await isPassword(body.currentPassword, account.passwordHash))) return notCurrent()
  }
  const changed = await store.transaction(async (tables) => {
    const known = await tables.accounts.lock(account.id)
    if (!known) return 'gone'
    // Another password was set meanwhile: what was proved does not hold any more.
    if (isMoving && known.passwordHash !== account.passwordHash) return 'wrong'
    const other = await tables.accounts.findByEmail(email)
    if (other && other.id !== account.id) return 'taken'
    const stored = { ...known, displayName, email }
    await tables.accounts.save(stored)
    if (isMoving) {
      await endLinks(tables, stored)
      await tellAccountNews(tables, exchange, { news: 'email', to: known.email })
    }
    const summary = isMoving ? 'Changed the email address of the account' : 'Changed the name of the account'
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary })
    return stored
  })
  if (changed === 'gone') return refuse('signed-out', signInFirstText)
  if (changed === 'wrong') return notCurrent()
  if (changed === 'taken') return refuse('fields-wrong', checkFieldsText, { errors: { email: takenText } })
  return reply(await showSession(exchange, changed))
}

const takenText = 'Another account has this address.'

/** Ends a session of the account. */
export async function deleteSignIn(
  exchange: Exchange<typeof endSignInCall>,
): Promise<AnswerTo<typeof endSignInCall>> {
  const { account, params, services, store } = exchange
  if (!account) return refuse('signed-out', signInFirstText)
  const isEnded = await store.transaction(async (tables) => {
    const sessions = await tables.sessions.list(account.id, services.clock())
    const found = sessions.find((session) => signInId(session) === params.signInId)
    if (!found) return false
    await tables.sessions.remove(found.tokenHash)
    const summary = `Signed out ${found.device || 'an old session'}`
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary })
    return true
  })
  return isEnded ? reply({}) : refuse('not-found', notFoundText)
}

/** Ends all sessions of the account but this one. */
export async function deleteOtherSignIns(
  exchange: Exchange<typeof endOtherSignInsCall>,
): Promise<AnswerTo<typeof endOtherSignInsCall>> {
  const { account, sessionTokenHash, store } = exchange
  if (!account || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const ended = await store.transaction(async (tables) => {
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary: 'Signed out everywhere else' })
    return tables.sessions.removeOthers(account.id, sessionTokenHash)
  })
  return reply({ ended })
}
