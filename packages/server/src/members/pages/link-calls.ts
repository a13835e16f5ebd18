import type {
  confirmCall,
  confirmPageCall,
  newPasswordCall,
  newPasswordPageCall,
} from '@vitrine/contract/members/page-calls'
import { checkMemberPassword } from '@vitrine/domain/members/check-member'
import { keepAddress } from '@vitrine/domain/members/keep-address'
import type { Member, SignUp } from '@vitrine/domain/members/member'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import type { MemberLink } from '@vitrine/store/members/members'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { hashPassword, isPassword } from '../../owners/passwords.ts'
import { type BegunSession, beginMemberSession } from '../begin-member-session.ts'
import { joinWith } from '../joining/join-with.ts'
import { countTry } from '../sign-in.ts'
import { tellChange } from '../tell-change.ts'
import { withoutAccounts } from './door-calls.ts'
import { findLink, linkGone, showLinkForm } from './link-frame.ts'

/** Shows the page of the link that confirms an address. */
export async function getConfirm(exchange: Exchange<typeof confirmPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { token = '' } = exchange.query
  const link = await findLink(exchange, 'confirm', token)
  return link ? showLinkForm(exchange, formOf(link), token) : linkGone(exchange)
}

/**
 * Makes the account. Who has the link must know the password, too: else somebody could make an account with a stranger's address and
 * wait until that stranger presses a button.
 */
export async function postConfirm(exchange: Exchange<typeof confirmCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { services, store } = exchange
  const { token = '', password = '' } = exchange.form
  const link = await findLink(exchange, 'confirm', token)
  if (!link?.signUp) return linkGone(exchange)
  const { email, signUp } = link
  const tried = await countTry(exchange, email)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  const errors = await passwordErrors(link.email, signUp, password)
  if (Object.keys(errors).length > 0) return showLinkForm(exchange, formOf(link), token, errors)
  const member: Member = {
    id: services.newId(),
    email,
    name: signUp.name,
    passwordHash: signUp.passwordHash || (await hashPassword(password)),
    isLocked: false,
    createdAtMs: services.clock(),
    lastSeenAtMs: services.clock(),
    addresses: [],
  }
  const made = await store.transaction(async (tables): Promise<MadeAccount | null> => {
    if (!(await tables.memberLinks.take(link.id)) || !(await tables.members.insert(member))) return null
    await tables.memberLinks.removeOf(email)
    const addresses = await addressesOfOrder(tables, signUp)
    const kept = { ...member, addresses }
    const session = await beginMemberSession(tables, exchange, { member: kept, isRemembered: false })
    return {
      session,
      next: (await joinWith(tables, { email, signUp }, exchange)) ?? '/account?done=confirmed',
    }
  })
  return made ? redirect(made.next, { cookies: made.session.cookies }) : linkGone(exchange)
}

/** Where the order goes that the account was asked for from, or where it is billed. */
async function addressesOfOrder(
  { orders }: Pick<SiteTables, 'orders'>,
  { orderId, linkVersion = 0 }: SignUp,
): Promise<Member['addresses']> {
  const order = orderId === undefined ? undefined : await orders.find(orderId)
  if ((order?.linkVersion ?? 0) !== linkVersion) return []
  const address = order?.shippingAddress ?? order?.billingAddress
  return address ? keepAddress([], address) : []
}

/** Who was invited by a form has no password yet, and chooses it here. */
function formOf({ signUp }: MemberLink): 'confirm' | 'invited' {
  return signUp?.passwordHash === '' ? 'invited' : 'confirm'
}

async function passwordErrors(email: string, { passwordHash }: SignUp, password: string) {
  if (passwordHash === '') return checkMemberPassword(password, email)
  const isRight = await isPassword(password, passwordHash)
  return isRight ? {} : { password: memberTexts.chosenWrong }
}

/** An account that was just made, and where its owner is led. */
interface MadeAccount {
  readonly session: BegunSession
  readonly next: string
}

/** Shows the page of the link that sets a new password. */
export async function getNewPassword(exchange: Exchange<typeof newPasswordPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { token = '' } = exchange.query
  const link = await findLink(exchange, 'reset', token)
  return link ? showLinkForm(exchange, 'reset', token) : linkGone(exchange)
}

/** Sets a new password, and ends all sessions but the one that begins. */
export async function postNewPassword(exchange: Exchange<typeof newPasswordCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { token = '', password = '' } = exchange.form
  const link = await findLink(exchange, 'reset', token)
  if (!link) return linkGone(exchange)
  const errors = checkMemberPassword(password, link.email)
  if (Object.keys(errors).length > 0) return showLinkForm(exchange, 'reset', token, errors)
  const passwordHash = await hashPassword(password)
  const session = await exchange.store.transaction(async (tables): Promise<BegunSession | null> => {
    if (!(await tables.memberLinks.take(link.id))) return null
    const found = await tables.members.findByEmail(link.email)
    const member = found && (await tables.members.lock(found.id))
    if (!member || member.isLocked) return null
    await tables.memberLinks.removeOf(link.email)
    await tables.memberLinks.removeOfMember(member.id)
    await tables.memberSessions.removeAll(member.id)
    await tellChange(tables, exchange, { to: member.email, change: 'password' })
    return beginMemberSession(tables, exchange, { member: { ...member, passwordHash }, isRemembered: false })
  })
  return session ? redirect('/account?done=password', { cookies: session.cookies }) : linkGone(exchange)
}
