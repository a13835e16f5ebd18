import type { ReplyOf } from '@vitrine/contract/call'
import type { lockMemberCall, readMemberCall, resetMemberCall } from '@vitrine/contract/members/panel-calls'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Customer } from '@vitrine/domain/customers/customer'
import type { Member } from '@vitrine/domain/members/member'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { accountOfCustomer } from './account-of-customer.ts'
import { askForMailIn } from './ask-for-mail.ts'

/** Says whether a customer has an account. */
export async function getMember({
  params,
  store,
}: Exchange<typeof readMemberCall>): Promise<AnswerTo<typeof readMemberCall>> {
  const customer = await store.customers.find(params.customerId)
  if (!customer) return notFound()
  return reply(present(customer, await accountOfCustomer(store, customer)))
}

/** Locks an account, or unlocks it. Who is signed in to it is signed out. */
export async function postMemberLock(
  exchange: Exchange<typeof lockMemberCall>,
): Promise<AnswerTo<typeof lockMemberCall>> {
  const { params, body, store } = exchange
  const { isLocked } = body
  return store.transaction(async (tables) => {
    const customer = await tables.customers.find(params.customerId)
    const found = customer && (await accountOfCustomer(tables, customer))
    const member = found && (await tables.members.lock(found.id))
    if (!customer || !member) return notFound()
    const changed = { ...member, isLocked }
    await tables.members.save(changed)
    if (isLocked) await tables.memberSessions.removeAll(member.id)
    await recordAuditEntry(tables, exchange, {
      subjectId: params.customerId,
      summary: `Customer: account ${isLocked ? 'locked' : 'unlocked'}`,
    })
    return reply(present(customer, changed))
  })
}

/** Mails the link by which a new password is chosen. */
export async function postMemberReset(
  exchange: Exchange<typeof resetMemberCall>,
): Promise<AnswerTo<typeof resetMemberCall>> {
  const { params, store } = exchange
  return store.transaction(async (tables) => {
    const customer = await tables.customers.find(params.customerId)
    const member = customer && (await accountOfCustomer(tables, customer))
    if (!customer || !member || member.isLocked) return notFound()
    const asked = { email: member.email, purpose: 'reset', askedBy: `owners:${member.id}` } as const
    const counted = await askForMailIn(tables, asked, exchange)
    if (!counted.allowed) return tooMany(counted.retryAfterMs)
    await recordAuditEntry(tables, exchange, {
      subjectId: params.customerId,
      summary: 'Customer: a link for a new password mailed',
    })
    return reply(present(customer, member))
  })
}

function present(
  customer: Pick<Customer, 'email'>,
  member: Member | undefined,
): ReplyOf<typeof readMemberCall> {
  if (!member) return { account: null }
  const { name, createdAtMs, lastSeenAtMs, isLocked, addresses, email } = member
  const movedTo = email === emailKey(customer.email) ? null : email
  return { account: { name, createdAtMs, lastSeenAtMs, isLocked, addressCount: addresses.length, movedTo } }
}

const notFound = () => refuse('not-found', failureText.notFound)
