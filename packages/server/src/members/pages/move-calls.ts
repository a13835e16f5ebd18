import type { newAddressCall, newAddressPageCall } from '@vitrine/contract/members/page-calls'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { moveMemberships } from '../../memberships/move-memberships.ts'
import { moveSubscribers } from '../../newsletter/move-subscribers.ts'
import { isPassword } from '../../owners/passwords.ts'
import { type BegunSession, beginMemberSession } from '../begin-member-session.ts'
import { countTry } from '../sign-in.ts'
import { tellChange } from '../tell-change.ts'
import { withoutAccounts } from './door-calls.ts'
import { findLink, linkGone, showLinkForm } from './link-frame.ts'

/** Shows the page of the link that moves an account to another address. */
export async function getNewAddress(exchange: Exchange<typeof newAddressPageCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { token = '' } = exchange.query
  const link = await findLink(exchange, 'move', token)
  return link ? showLinkForm(exchange, 'move', token) : linkGone(exchange)
}

/**
 * Moves the account. Who has the link must know the password, too: else somebody could have a stranger confirm an address, and see what
 * that stranger ordered. The former address is told, and all other sessions end.
 */
export async function postNewAddress(exchange: Exchange<typeof newAddressCall>): Promise<PageAnswer> {
  const off = withoutAccounts(exchange)
  if (off) return off
  const { store, services } = exchange
  const { token = '', password = '' } = exchange.form
  const link = await findLink(exchange, 'move', token)
  const mover = link?.memberId ? await store.members.find(link.memberId) : undefined
  if (!link || !mover || mover.isLocked) return linkGone(exchange)
  const tried = await countTry(exchange, mover.email, mover)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  if (!(await isPassword(password, mover.passwordHash))) {
    const errors = { password: memberTexts.ofAccountWrong }
    return showLinkForm(exchange, 'move', token, errors)
  }
  const session = await store.transaction(async (tables): Promise<BegunSession | null> => {
    if (!(await tables.memberLinks.take(link.id))) return null
    const found = await tables.members.lock(mover.id)
    if (!found || found.isLocked || found.passwordHash !== mover.passwordHash) return null
    const member = { ...found, email: link.email }
    if (!(await tables.members.move(member, found.email, services.clock()))) return null
    await moveMemberships(tables, { from: found.email, to: member.email })
    await moveSubscribers(tables, { from: found.email, to: member.email, nowMs: services.clock() })
    await tables.memberLinks.removeOf(found.email)
    await tables.memberLinks.removeOf(link.email)
    await tables.memberSessions.removeAll(member.id)
    await tellChange(tables, exchange, { to: found.email, change: 'email' })
    return beginMemberSession(tables, exchange, { member, isRemembered: false })
  })
  return session ? redirect('/account?done=moved', { cookies: session.cookies }) : linkGone(exchange)
}
