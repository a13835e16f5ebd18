import type { accountErasureCall, accountExportCall } from '@vitrine/contract/members/page-calls'
import { memberTexts } from '@vitrine/domain/members/member-texts'
import { presentOrder } from '@vitrine/domain/orders/present-order'
import { erasePerson } from '../../customers/erase-person.ts'
import { gatherPerson } from '../../customers/gather-person.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, fileReply, type PageAnswer, redirect } from '../../http/reply/reply.ts'
import { tooMany } from '../../http/reply/too-many.ts'
import { forgottenDevice } from '../../http/visitor/known-device.ts'
import { isPassword } from '../../owners/passwords.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { hasOpenPayment, heldAddresses } from '../../subscribed/held-addresses.ts'
import { endedSessionCookies } from '../begin-member-session.ts'
import { endingMemberships } from '../ending-memberships.ts'
import { countTry } from '../sign-in.ts'
import { signedInMember } from '../signed-in-member.ts'
import { tellErasure } from '../tell-erasure.ts'
import { showAccount } from './account-calls.ts'
import { ownRecord } from './own-record.ts'

/** Answers all that is kept of somebody, for them alone; what owners noted for themselves is told by an owner. */
export async function getAccountExport(
  exchange: Exchange<typeof accountExportCall>,
): Promise<AnswerTo<typeof accountExportCall>> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const addresses = await heldAddresses(exchange.store, member)
  const [current, ...former] = await exchange.store.transaction(async (tables) => {
    const found = []
    for (const each of addresses) {
      const customer = ownRecord(await tables.customers.findByEmail(each.email), each)
      found.push({ email: each.email, customer, ...(await gatherPerson(tables, each)) })
    }
    return found.map(({ orders, ...rest }) => ({
      ...rest,
      orders: orders.map((order) => presentOrder(order, { paymentInstructions: '' })),
    }))
  })
  const told = { exportedAtMs: exchange.services.clock(), ...current, formerAddresses: former }
  return fileReply(whole(JSON.stringify(told, null, 2)), {
    name: 'my-data.json',
    type: 'application/json; charset=utf-8',
  })
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

/** Erases somebody who asks for it, with their password; their orders stay, and are nobody's. */
export async function postAccountErasure(exchange: Exchange<typeof accountErasureCall>): Promise<PageAnswer> {
  const member = await signedInMember(exchange)
  if (!member) return redirect('/account')
  const tried = await countTry(exchange, member.email, member)
  if (!tried.allowed) return tooMany(tried.retryAfterMs)
  if (!(await isPassword(exchange.form.password ?? '', member.passwordHash))) {
    const errors = { password: memberTexts.passwordWrong }
    const entered = { form: 'erasure', errors, problem: memberTexts.nothingErased } as const
    return showAccount(exchange, member, entered, 'fields-wrong')
  }
  const outcome = await exchange.store.transaction(async (tables) => {
    const found = await tables.members.lock(member.id)
    // Changed, locked or moved meanwhile: what was proved does not hold any more.
    if (!found || found.isLocked || found.passwordHash !== member.passwordHash) return 'changed'
    if (found.email !== member.email) return 'changed'
    const addresses = await heldAddresses(tables, found)
    for (const each of addresses) if (await hasOpenPayment(tables, each)) return 'payment-open'
    let ordersKept = 0
    const { site, services } = exchange
    const ended = await endingMemberships(tables, [member.email], { site, nowMs: services.clock() })
    for (const address of addresses)
      ordersKept += (await erasePerson(tables, { address, comments: 'anonymous' }, exchange)).ordersKept
    // The record of acts names nobody.
    await recordAuditEntry(tables, exchange, {
      subjectId: member.id,
      summary: `Customer: erased by themselves; orders kept: ${ordersKept}`,
      leavesNothing: true,
    })
    await tellErasure(tables, exchange, { to: member.email, ended })
    return 'erased'
  })
  if (outcome === 'changed') return redirect('/account?done=not-erased')
  if (outcome === 'payment-open') {
    const entered = { form: 'erasure', errors: {}, problem: memberTexts.paymentOpen } as const
    return showAccount(exchange, member, entered, 'payment-open')
  }
  const cookies = [...endedSessionCookies(), forgottenDevice('members', member.id)]
  return redirect('/account?done=erased', { cookies })
}
