import { emailKey } from '@vitrine/domain/contact/email-address'
import { isDelivered } from '@vitrine/domain/downloads/download-grant'
import type { Membership } from '@vitrine/domain/memberships/membership'
import { timesBehind } from '@vitrine/domain/memberships/paid-times'
import { type MembershipPlan, productIdsOf, soldAs } from '@vitrine/domain/memberships/plan'
import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { openMemberships, type PaidTables } from '../subscribed/open-memberships.ts'

type GrantTables = PaidTables &
  Pick<SiteTables, 'customers' | 'memberships' | 'membershipPlans' | 'members' | 'site'>

const dayMs = 86_400_000

/** Makes the buyer of a paid order a member by what it bought, once, in the transaction that books the money. Whether a membership began. */
export async function grantByOrder(
  tables: GrantTables,
  order: Order,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  if (!isDelivered(order)) return false
  const plans = await plansOfOrder(tables, order)
  // Who was erased before it was paid is no member.
  if (plans.length === 0 || !(await tables.customers.findByOrder(order.id))) return false
  let hasBegun = false
  const email = await lockEmail(tables, order)
  for (const plan of await lockPlans(tables, order, plans)) {
    const own = (await tables.memberships.ofEmail(email)).filter(({ planId }) => planId === plan.id)
    if (own.some(({ orderId }) => orderId === order.id)) continue
    const nowMs = services.clock()
    const term = await termOf(tables, { plan, order }, own, nowMs)
    await tables.memberships.save({
      id: services.newId(),
      email,
      planId: plan.id,
      source: 'paid',
      orderId: order.id,
      startedAtMs: nowMs,
      ...term,
      updatedAtMs: nowMs,
    })
    hasBegun = true
  }
  return hasBegun
}

/**
 * The address by which whoever placed an order is a member: who moved their account since is one by their new address. It is locked first, and
 * read again: an account that moves meanwhile takes the membership along, or is waited for.
 */
async function lockEmail(
  { members }: Pick<SiteTables, 'members'>,
  { contact, createdAtMs }: Pick<Order, 'contact' | 'createdAtMs'>,
): Promise<string> {
  const present = () => members.presentEmail(contact.email, createdAtMs)
  const member = await members.findByEmail(await present())
  if (member) await members.lock(member.id)
  return emailKey(await present())
}

/** The plans that an order pays for. */
export async function plansOfOrder(
  { membershipPlans }: Pick<SiteTables, 'membershipPlans'>,
  order: Pick<Order, 'lines'>,
): Promise<readonly MembershipPlan[]> {
  const bought = planProductsOf(order)
  if (bought.size === 0) return []
  return (await membershipPlans.list()).filter((plan) => isSoldAs(bought, plan))
}

/** The same, locked in the order of the list: who pays twice at once waits with the second payment, which adds its days to those of the first. */
async function lockPlans(
  tables: Pick<SiteTables, 'membershipPlans'>,
  order: Pick<Order, 'lines'>,
  plans: readonly MembershipPlan[],
): Promise<readonly MembershipPlan[]> {
  const locked: MembershipPlan[] = []
  for (const { id } of plans) {
    const plan = await tables.membershipPlans.lock(id)
    if (plan && isSoldAs(planProductsOf(order), plan)) locked.push(plan)
  }
  return locked
}

function planProductsOf({ lines }: Pick<Order, 'lines'>): ReadonlySet<string> {
  return new Set(lines.flatMap(({ productType, itemId }) => (productType === 'paywall' ? [itemId] : [])))
}

/** Who pays for what is free meanwhile is a member by it, as it was sold. */
function isSoldAs(productIds: ReadonlySet<string>, plan: MembershipPlan): boolean {
  return productIdsOf(plan).some((id) => productIds.has(id))
}

/** Who pays again before the end loses no day. What opens nothing, since its money went back, has none to lose. */
async function termOf(
  tables: GrantTables,
  { plan, order }: { readonly plan: MembershipPlan; readonly order: Order },
  own: readonly Membership[],
  nowMs: number,
): Promise<Pick<Membership, 'endsAtMs' | 'times'>> {
  const line = order.lines.find(({ itemId }) => productIdsOf(plan).includes(itemId))
  // What was bought to be paid again and again lasts as its subscription does.
  if (line?.subscription) return endless
  // It may be sold otherwise meanwhile.
  const lastsDays = line?.membershipDays === undefined ? soldAs(plan)?.lastsDays : line.membershipDays
  if (lastsDays === null || lastsDays === undefined) return endless
  const { timeZone } = await tables.site.read()
  const open = await openMemberships(tables, own, { nowMs, timeZone })
  return timesBehind(open, { orderId: order.id, startedAtMs: nowMs, lastsMs: lastsDays * dayMs })
}

const endless = { endsAtMs: null }
