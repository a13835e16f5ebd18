import type { ReplyOf } from '@vitrine/contract/call'
import { membershipsList } from '@vitrine/contract/memberships/memberships-list'
import type {
  endMembershipCall,
  exportMembershipsCall,
  grantMembershipCall,
  listMembershipsCall,
} from '@vitrine/contract/memberships/panel-calls'
import type { ListCell } from '@vitrine/domain/lists/csv'
import { checkGrant } from '@vitrine/domain/memberships/check-membership'
import { type Membership, membershipSourceLabels } from '@vitrine/domain/memberships/membership'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { canBeCharged } from '@vitrine/domain/subscriptions/is-over'
import { lastPaidOrderId } from '@vitrine/domain/subscriptions/last-paid-order-id'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { lastMomentOf } from '@vitrine/domain/time/day-bounds'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import {
  closedSince,
  isOpenNow,
  lastsUntilMs,
  type PaidTables,
  withPresentEnd,
} from '../subscribed/open-memberships.ts'
import { beginMembership, endMembership } from './begin-membership.ts'

type ShownMembership = ReplyOf<typeof listMembershipsCall>['rows'][number]

/** Answers who is a member, and who was. */
export async function getMemberships(
  exchange: Exchange<typeof listMembershipsCall>,
): Promise<AnswerTo<typeof listMembershipsCall>> {
  const read = readListAsk(exchange, membershipsList)
  if (!read.ok) return read.refused
  const { store } = exchange
  const page = await store.memberships.list(read.ask)
  const rows = await Promise.all(page.rows.map((each) => show(store, each, exchange)))
  return reply({ ...page, rows })
}

/** Answers the list as a file. */
export async function getMembershipsFile(
  exchange: Exchange<typeof exportMembershipsCall>,
): Promise<AnswerTo<typeof exportMembershipsCall>> {
  const { store } = exchange
  return listFile(exchange, membershipsList, {
    read: async (ask) => {
      const page = await store.memberships.list(ask)
      const rows = page.rows.map(async (membership) => ({
        ...(await show(store, membership, exchange)),
        changedAtMs: membership.updatedAtMs,
      }))
      return { ...page, rows: await Promise.all(rows) }
    },
    cellOf: membershipCell,
  })
}

function membershipCell(row: ShownMembership & { readonly changedAtMs: number }, column: string): ListCell {
  const cells: Readonly<Record<string, ListCell>> = {
    email: row.email,
    name: row.name,
    plan: row.planName,
    state: row.isCurrent ? 'Member' : 'Ended',
    source: membershipSourceLabels[row.source],
    started: { atMs: row.startedAtMs },
    ends: row.endsAtMs === null ? null : { atMs: row.endsAtMs },
    changed: { atMs: row.changedAtMs },
  }
  return cells[column] ?? null
}

/** Makes somebody a member. */
export async function postGrant(
  exchange: Exchange<typeof grantMembershipCall>,
): Promise<AnswerTo<typeof grantMembershipCall>> {
  const { body, services, site, store } = exchange
  const { email, planId, lastDay = '' } = body
  const endsAtMs = lastDay === '' ? (body.endsAtMs ?? null) : lastMomentOf(lastDay, site.timeZone)
  const errors = checkGrant({ email, endsAtMs }, services.clock())
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return store.transaction(async (tables) => {
    const plan = await tables.membershipPlans.find(planId)
    const beginning = { email, planId, source: 'granted', endsAtMs } as const
    const membership =
      plan && (await beginMembership(tables, beginning, { timeZone: site.timeZone, services }))
    if (!membership)
      return refuse('fields-wrong', checkFieldsText, { errors: { planId: 'Choose a plan that is there.' } })
    await recordAuditEntry(tables, exchange, {
      subjectId: membership.id,
      summary: `Membership granted: ${plan.name}`,
    })
    return reply({ membership: await show(tables, membership, exchange) })
  })
}

/** Ends a membership now. */
export async function postMembershipEnd(
  exchange: Exchange<typeof endMembershipCall>,
): Promise<AnswerTo<typeof endMembershipCall>> {
  const { params, services, store } = exchange
  return store.transaction(async (tables) => {
    const found = await tables.memberships.lock(params.membershipId)
    if (!found) return refuse('not-found', failureText.notFound)
    if (await payingFor(tables, found, services)) return refuse('membership-paid', paidText)
    const ended = await endMembership(tables, found, services)
    const shown = await show(tables, ended, exchange)
    await recordAuditEntry(tables, exchange, {
      subjectId: found.id,
      summary: `Membership ended: ${shown.planName}`,
    })
    return reply({ membership: shown })
  })
}

const paidText =
  'It is paid by a subscription that goes on, or can be taken up again. Cancel that at once, and the membership ends with it.'

/** The subscription that can be charged for a membership, now or once it is taken up again. */
async function payingFor(
  { subscriptions }: Pick<PaidTables, 'subscriptions'>,
  { orderId }: Membership,
  { clock }: Pick<Exchange['services'], 'clock'>,
): Promise<Subscription | undefined> {
  const begun = orderId === undefined ? [] : await subscriptions.ofOrder(orderId)
  return begun.find((each) => canBeCharged(each, clock()))
}

async function show(
  tables: PaidTables & Pick<SiteTables, 'members' | 'customers' | 'membershipPlans'>,
  stored: Membership,
  { services, site }: Pick<Exchange, 'services' | 'site'>,
): Promise<ShownMembership> {
  const { members, customers, membershipPlans } = tables
  const moment = { nowMs: services.clock(), timeZone: site.timeZone }
  const membership = await withPresentEnd(tables, stored, moment)
  const { id, email, planId, source, startedAtMs } = membership
  const isCurrent = await isOpenNow(tables, membership, moment)
  return {
    id,
    email,
    name: (await members.findByEmail(email))?.name ?? '',
    customerId: (await customers.findByEmail(email))?.id ?? null,
    planId,
    planName: (await membershipPlans.find(planId))?.name ?? '',
    source,
    orderId: membership.orderId ?? null,
    subscriptionId: (await payingFor(tables, membership, services))?.id ?? null,
    isCurrent,
    startedAtMs,
    endsAtMs: isCurrent ? await lastsUntilMs(tables, membership) : await endOf(tables, membership),
  }
}

/** When it ended: on its day, or before that with its subscription or with the payment that was returned. */
async function endOf(tables: PaidTables, membership: Membership): Promise<number | null> {
  const { orderId, endsAtMs } = membership
  const { orders, subscriptions } = tables
  if (orderId === undefined) return endsAtMs
  const [begun] = await subscriptions.ofOrder(orderId)
  const paid = await orders.find(begun ? lastPaidOrderId(begun) : orderId)
  const planned = [endsAtMs, begun && (begun.endsAtMs ?? begun.paidUntilMs)]
  const ends = [...planned, paid && (await closedSince(tables, membership, paid))]
  const known = ends.filter((each) => typeof each === 'number')
  return known.length === 0 ? (paid?.updatedAtMs ?? null) : Math.min(...known)
}
