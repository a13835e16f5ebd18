import type { readSessionCall, signOutCall } from '@vitrine/contract/owners/own-session-calls'
import type {
  confirmSessionCall,
  firstOwnerCall,
  readProofCall,
  signInCall,
} from '@vitrine/contract/owners/session-calls'
import { emailKey, isSampleAddress } from '@vitrine/domain/contact/email-address'
import { checkOwner } from '@vitrine/domain/owners/check-owner'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Account } from '@vitrine/store/owners/accounts'
import type { Exchange } from '../http/exchange.ts'
import { signInFirstText } from '../http/permit.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { beginSession, showSession, signedInReply } from './begin-session.ts'
import { countGuess } from './count-guess.ts'
import { enter, enteredReply } from './factors/finish-sign-in.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

/** What owners read at the door. */
export const signInText = {
  'sign-in-wrong': 'The email address or the password is not right.',
  'link-gone': 'This link was used already, or is too old. Please sign in.',
} as const

/** Makes the first owner by the one-time link; where it was opened is where the site is at home. */
export async function postFirstOwner(
  exchange: Exchange<typeof firstOwnerCall>,
): Promise<AnswerTo<typeof firstOwnerCall>> {
  const { body, services, store } = exchange
  const errors = checkOwner(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })

  const account: Account = {
    id: services.newId(),
    email: body.email.trim(),
    displayName: body.displayName.trim(),
    passwordHash: await hashPassword(body.password),
    roles: ['admin'],
    isDisabled: false,
    createdAtMs: services.clock(),
  }
  const token = services.newToken(32)
  const isMade = await store.transaction(async (tables) => {
    // Two who come at once would both find nobody: one waits for the other.
    const site = await tables.site.lock()
    const isFirst = await tables.accounts.takeInvitation(hashToken(body.token), services.clock())
    if (!isFirst || (await tables.accounts.count()) > 0) return false
    await tables.accounts.save(account)
    await tables.accounts.setOwner(account.id)
    // Nobody reads what is sent to the sample; the address that an owner signs in with is not for visitors to read.
    const contactEmail = isSampleAddress(site.contactEmail) ? '' : site.contactEmail
    await tables.site.save({ ...site, contactEmail, homeOrigin: exchange.origin })
    await beginSession(tables, exchange, { account, token })
    return true
  })
  if (!isMade) return refuse('link-gone', signInText['link-gone'])
  return signedInReply(exchange, { account, token })
}

/**
 * Signs in. An unknown address and a wrong password look and last the same. Strangers who guess at an account slow down each other, and
 * not a browser that has signed in to it before.
 */
export async function postSession(
  exchange: Exchange<typeof signInCall>,
): Promise<AnswerTo<typeof signInCall>> {
  const { body, services, store } = exchange
  const email = emailKey(body.email)
  const account = await store.accounts.findByEmail(email)
  const guess = await countGuess(exchange, account, email)
  if (!guess.allowed) return tooMany(guess.retryAfterMs)
  const isRight = await isPassword(body.password, account?.passwordHash)
  if (!isRight || !account || account.isDisabled) return refuse('sign-in-wrong', signInText['sign-in-wrong'])

  const token = services.newToken(32)
  const entry = await store.transaction(async (tables) => {
    const known = await tables.accounts.lock(account.id)
    return isProvedBy(known, account) ? enter(tables, exchange, { account: known, token }) : null
  })
  return entry ? enteredReply(exchange, entry) : refuse('sign-in-wrong', signInText['sign-in-wrong'])
}

/** Proves with the password who uses the session. Wrong ones count as guesses at the sign-in page do. */
export async function postConfirmation(
  exchange: Exchange<typeof confirmSessionCall>,
): Promise<AnswerTo<typeof confirmSessionCall>> {
  const { account, body, services, sessionTokenHash, store } = exchange
  if (!account || sessionTokenHash === null) return refuse('signed-out', signInFirstText)
  const guess = await countGuess(exchange, account, account.email)
  if (!guess.allowed) return tooMany(guess.retryAfterMs)
  const isRight = await isPassword(body.password, account.passwordHash)
  const isConfirmed =
    isRight &&
    (await store.transaction(async (tables) => {
      if (!isProvedBy(await tables.accounts.lock(account.id), account)) return false
      await tables.sessions.confirm(sessionTokenHash, services.clock())
      return true
    }))
  return isConfirmed
    ? reply({})
    : refuse('fields-wrong', checkFieldsText, { errors: { password: notYourPasswordText } })
}

/** Whether an account is as it was when its password was held against it: another may have been set meanwhile, by who lost the former to somebody. */
function isProvedBy(known: Account | undefined, { passwordHash }: Account): known is Account {
  return known !== undefined && !known.isDisabled && known.passwordHash === passwordHash
}

const notYourPasswordText = 'This is not your password.'

/** Answers who proved lately who they are: others were turned away before. */
export async function getProof(
  _exchange: Exchange<typeof readProofCall>,
): Promise<AnswerTo<typeof readProofCall>> {
  return reply({})
}

/** Ends the session, here and not only in the browser. */
export async function deleteSession(
  exchange: Exchange<typeof signOutCall>,
): Promise<AnswerTo<typeof signOutCall>> {
  const { store, sessionTokenHash } = exchange
  await store.transaction(async (tables) => {
    if (sessionTokenHash !== null) await tables.sessions.remove(sessionTokenHash)
    await recordAuditEntry(tables, exchange, { subjectId: exchange.account?.id ?? '', summary: 'Signed out' })
  })
  return reply({}, { cookies: [{ name: 'owner', value: '', httpOnly: true, maxAgeSeconds: 0 }] })
}

/** Says who is signed in. */
export async function getSession(
  exchange: Exchange<typeof readSessionCall>,
): Promise<AnswerTo<typeof readSessionCall>> {
  if (!exchange.account) return refuse('signed-out', signInFirstText)
  return reply(await showSession(exchange, exchange.account))
}
