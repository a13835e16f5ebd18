import type { ReplyOf } from '@vitrine/contract/call'
import type { lockMemberCall, readMemberCall, resetMemberCall } from '@vitrine/contract/members/panel-calls'
import type { Member } from '@vitrine/domain/members/member'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { askForMail } from './ask-for-mail.ts'

/** Says whether a customer has an account. */
export async function getMember({
  params,
  store,
}: Exchange<typeof readMemberCall>): Promise<AnswerTo<typeof readMemberCall>> {
  const customer = await store.customers.find(params.customerId)
  if (!customer) return notFound()
  return reply(present((await store.members.findByEmail(customer.email)) ?? null))
}

/** Locks an account, or unlocks it. Who is signed in to it is signed out. */
export async function postMemberLock(
  exchange: Exchange<typeof lockMemberCall>,
): Promise<AnswerTo<typeof lockMemberCall>> {
  const { params, body, store } = exchange
  const { isLocked } = body
  return store.transaction(async (tables) => {
    const member = await lockOf(tables, params.customerId)
    if (!member) return notFound()
    const changed = { ...member, isLocked }
    await tables.members.save(changed)
    if (isLocked) await tables.memberSessions.removeAll(member.id)
    await recordAuditEntry(tables, exchange, {
      subjectId: params.customerId,
      summary: `Customer: account ${isLocked ? 'locked' : 'unlocked'}`,
    })
    return reply(present(changed))
  })
}

/** Mails the link by which a new password is chosen. */
export async function postMemberReset(
  exchange: Exchange<typeof resetMemberCall>,
): Promise<AnswerTo<typeof resetMemberCall>> {
  const { params, store } = exchange
  const customer = await store.customers.find(params.customerId)
  const member = customer && (await store.members.findByEmail(customer.email))
  if (!member || member.isLocked) return notFound()
  await askForMail(exchange, { email: member.email, purpose: 'reset' })
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, {
      subjectId: params.customerId,
      summary: 'Customer: a link for a new password mailed',
    }),
  )
  return reply(present(member))
}

async function lockOf(
  { customers, members }: Pick<SiteTables, 'customers' | 'members'>,
  customerId: string,
): Promise<Member | undefined> {
  const customer = await customers.find(customerId)
  const found = customer && (await members.findByEmail(customer.email))
  return found && members.lock(found.id)
}

function present(member: Member | null): ReplyOf<typeof readMemberCall> {
  if (!member) return { account: null }
  const { name, createdAtMs, lastSeenAtMs, isLocked, addresses } = member
  return { account: { name, createdAtMs, lastSeenAtMs, isLocked, addressCount: addresses.length } }
}

const notFound = () => refuse('not-found', failureText.notFound)
