import type {
  changePasswordCall,
  requestPasswordLinkCall,
  setPasswordCall,
} from '@vitrine/contract/owners/account-calls'
import { checkPassword } from '@vitrine/domain/owners/check-owner'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { signInFirstText } from '../http/permit.ts'
import { type AnswerTo, type Refusal, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { deviceCookie } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { tellAccountNews } from './account-news/tell-account-news.ts'
import { askForLink } from './ask-for-link.ts'
import { countGuess } from './count-guess.ts'
import { enter, enteredReply } from './factors/finish-sign-in.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { recordAuditEntry } from './record-audit-entry.ts'
import { signInText } from './session-calls.ts'

const currentPasswordText = 'This is not your password.'

/** What is answered where the password of the account is not the one that was typed. */
export function notCurrent(): Refusal {
  return refuse('fields-wrong', checkFieldsText, { errors: { currentPassword: currentPasswordText } })
}

/** Has a link mailed that sets a new password. */
export function postPasswordLink(
  exchange: Exchange<typeof requestPasswordLinkCall>,
): Promise<AnswerTo<typeof requestPasswordLinkCall>> {
  return askForLink('password', exchange)
}

/** Sets a new password by a link, which is used up; whoever was signed in is signed out, and who has the link is let in. */
export async function postPassword(
  exchange: Exchange<typeof setPasswordCall>,
): Promise<AnswerTo<typeof setPasswordCall>> {
  const { body, services, store } = exchange
  // A password that cannot be taken does not use the link up.
  const errors = checkPassword(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })

  const passwordHash = await hashPassword(body.password)
  const token = services.newToken(32)
  const entry = await store.transaction(async (tables) => {
    const accountId = await tables.passwordLinks.take(hashToken(body.token), services.clock())
    const found = accountId === null ? undefined : await tables.accounts.lock(accountId)
    if (!found || found.isDisabled) return null
    const changed = { ...found, passwordHash }
    await tables.accounts.save(changed)
    await endLinks(tables, changed)
    await tables.sessions.removeAll(changed.id)
    await tellAccountNews(tables, exchange, { news: 'password', to: changed.email })
    return enter(tables, exchange, { account: changed, token, summary: 'Set a new password by a link' })
  })
  return entry ? enteredReply(exchange, entry) : refuse('link-gone', signInText['link-gone'])
}

/** Changes the password of who is signed in, who must know the former one; all other sessions end. */
export async function putPassword(
  exchange: Exchange<typeof changePasswordCall>,
): Promise<AnswerTo<typeof changePasswordCall>> {
  const { account, body, sessionTokenHash, store } = exchange
  if (!account || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const errors = checkPassword(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const guess = await countGuess(exchange, account, account.email)
  if (!guess.allowed) return tooMany(guess.retryAfterMs)
  if (!(await isPassword(body.currentPassword, account.passwordHash))) return notCurrent()

  const passwordHash = await hashPassword(body.password)
  const ended = await store.transaction(async (tables) => {
    const known = await tables.accounts.lock(account.id)
    if (!known) return 'gone'
    // Another was set meanwhile: what was proved does not hold any more.
    if (known.passwordHash !== account.passwordHash) return 'wrong'
    await tables.accounts.save({ ...known, passwordHash })
    await endLinks(tables, account)
    await tellAccountNews(tables, exchange, { news: 'password', to: known.email })
    await recordAuditEntry(tables, exchange, { subjectId: account.id, summary: 'Changed the password' })
    return tables.sessions.removeOthers(account.id, sessionTokenHash)
  })
  if (ended === 'gone') return refuse('signed-out', signInFirstText)
  if (ended === 'wrong') return notCurrent()
  // A browser is known by the password of its account, too.
  return reply({ ended }, { cookies: [deviceCookie('owners', { ...account, passwordHash }, exchange)] })
}

/** What was mailed before is worth nothing any more, nor a sign-in that waits for the second factor. */
export async function endLinks(
  tables: Pick<SiteTables, 'signInLinks' | 'passwordLinks' | 'signInTickets'>,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await tables.signInLinks.removeOf(id)
  await tables.passwordLinks.removeOf(id)
  await tables.signInTickets.removeOf(id)
}
