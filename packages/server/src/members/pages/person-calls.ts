import type {
  accountEmailCall,
  accountNameCall,
  accountPasswordCall,
} from '@vitrine/contract/members/page-calls'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { checkEmail, checkMemberName, checkMemberPassword } from '@vitrine/domain/members/check-member'
import type { Member } from '@vitrine/domain/members/member'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { hashPassword, isPassword } from '../../owners/passwords.ts'
import { askForMail } from '../ask-for-mail.ts'
import { type BegunSession, beginMemberSession } from '../begin-member-session.ts'
import { changeMember } from '../change-member.ts'
import { countTry } from '../sign-in.ts'
import { signedInMember } from '../signed-in-member.ts'
import { tellChange } from '../tell-change.ts'
import { showAccount } from './account-calls.ts'
import type { AccountForm } from './door-forms.ts'

type Errors = Readonly<Record<string, string>>

/** Changes the name of an account. */
export async function postName(exchange: Exchange<typeof accountNameCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { name = '' } = exchange.form
  const errors = checkMemberName(name)
  if (isWrong(errors)) return refused(exchange, member, { form: 'name', errors, values: { name } })
  await changeMember(exchange, member, (found) => ({ ...found, name: name.trim() }))
  return redirect('/account?done=name')
}

/**
 * Has a link mailed to another address. Whether that has an account is told in its mailbox alone: the answer and the work are the same.
 */
export async function postEmail(exchange: Exchange<typeof accountEmailCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { email = '', password = '' } = exchange.form
  const tried = await countTry(exchange, member.email, member)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  const isSame = emailKey(email) === member.email
  const errors: Errors = {
    ...(isSame ? { email: memberTexts.emailSame } : checkEmail(email)),
    ...(await checkOwnPassword(password, member)),
  }
  if (isWrong(errors)) return refused(exchange, member, { form: 'email', errors, values: { email } })
  const asked = { email, purpose: 'move', memberId: member.id, askedBy: `member:${member.id}` } as const
  const counted = await askForMail(exchange, asked)
  if (!counted.allowed) return tooMany(counted.retryAfterMs)
  return redirect('/account?done=email-asked')
}

/** Sets another password; all other sessions end, and so do links that were mailed before. */
export async function postPassword(exchange: Exchange<typeof accountPasswordCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const { password = '', newPassword = '' } = exchange.form
  const tried = await countTry(exchange, member.email, member)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  const { password: wrongNew } = checkMemberPassword(newPassword, member.email)
  const errors: Errors = {
    ...(await checkOwnPassword(password, member)),
    ...(wrongNew !== undefined && { newPassword: wrongNew }),
  }
  if (isWrong(errors)) return refused(exchange, member, { form: 'password', errors })
  const passwordHash = await hashPassword(newPassword)
  const session = await exchange.store.transaction(async (tables): Promise<BegunSession | null> => {
    const found = await tables.members.lock(member.id)
    // Changed or locked meanwhile: what was proved does not hold any more.
    if (!found || found.isLocked || found.passwordHash !== member.passwordHash) return null
    await tables.memberSessions.removeAll(found.id)
    await tables.memberLinks.removeOf(found.email)
    await tables.memberLinks.removeOfMember(found.id)
    await tellChange(tables, exchange, { to: found.email, change: 'password' })
    return beginMemberSession(tables, exchange, { member: { ...found, passwordHash }, isRemembered: false })
  })
  return session ? redirect('/account?done=password', { cookies: session.cookies }) : redirect('/account')
}

async function checkOwnPassword(password: string, { passwordHash }: Member): Promise<Errors> {
  return (await isPassword(password, passwordHash)) ? {} : { password: memberTexts.passwordWrong }
}

function isWrong(errors: Errors): boolean {
  return Object.keys(errors).length > 0
}

interface Refused {
  readonly form: AccountForm
  readonly errors: Errors
  readonly values?: Readonly<Record<string, string>>
}

function refused(
  exchange: Parameters<typeof showAccount>[0],
  member: Member,
  entered: Refused,
): Promise<PageAnswer> {
  return showAccount(exchange, member, { ...entered, problem: checkFieldsText }, 'fields-wrong')
}
