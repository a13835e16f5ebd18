import type { Addition } from '@vitrine/domain/insight/additions'
import { countOrder } from '@vitrine/domain/insight/count-order'
import type { Visit } from '@vitrine/domain/insight/visit'
import type { Order } from '@vitrine/domain/orders/order'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** Orders that were not counted so long are not counted any more: no visit is known of them. */
const lookedBackMs = 3 * 86_400_000

/** So many orders are counted in one transaction. */
const atOnce = 50

/** An order begins so many keys of its day that pages told, as many as a visit of a person saw shortly before midnight: the others have their rows since they were told. */
export const keysOfOrder = 20

/** Counts the orders of a site that were not counted yet, each once on whichever server; test orders, and those of a site that counts nothing, are marked alone. */
export async function countOrders(store: SiteStore, nowMs: number): Promise<number> {
  let counted = 0
  for (;;) {
    const ids = await store.visits.uncountedOrders(nowMs - lookedBackMs, atOnce)
    if (ids.length === 0) return counted
    counted += await countSome(store, await store.orders.findMany(ids), { ids, nowMs })
  }
}

async function countSome(
  store: SiteStore,
  orders: readonly Order[],
  { ids, nowMs }: { readonly ids: readonly string[]; readonly nowMs: number },
): Promise<number> {
  return store.transaction(async (tables) => {
    const { insight, timeZone } = await tables.site.read()
    const visits = await visitsOf(tables, insight.isOn ? orders : [])
    const ready = ids.filter((id) => !visits.moving.has(id))
    const marked = new Set(await tables.visits.markOrders(ready, nowMs))
    const mine = orders.filter(({ id, isTest }) => insight.isOn && marked.has(id) && !isTest)
    if (mine.length === 0) return 0
    const changed = new Map<string, Visit>()
    const additions = new Map<string, OrderAddition[]>()
    for (const order of mine) {
      const found = visits.find(order)
      const counted = countOrder(order, found && (changed.get(found.key) ?? found.visit))
      const ofOrder = counted.additions.map((addition) => ({ orderId: order.id, addition }))
      addTo(additions, dayIn(timeZone, order.createdAtMs), ofOrder)
      if (found && counted.visit) changed.set(found.key, counted.visit)
    }
    await tables.visits.save(changed)
    await countDays(tables, additions)
    return mine.length
  })
}

/** Visits that orders may have come of, kept from others. */
interface VisitsOfOrders {
  /** The visit with which the cart of an order came; null where that is over or not known, also where another began under its key since. */
  find(order: Order): { readonly key: string; readonly visit: Visit } | null
  /** The orders whose visits went elsewhere while we waited for them: they are counted when these are looked for again. */
  readonly moving: ReadonlySet<string>
}

/** Holds the visits of orders in the order in which all others hold them. */
async function visitsOf(
  { visits }: Pick<SiteTables, 'visits'>,
  orders: readonly Order[],
): Promise<VisitsOfOrders> {
  const cartIds = orders.map(({ cartId }) => cartId)
  const before = await visits.findCarts(cartIds)
  const keys = [...before.values()].map(({ key }) => key)
  const held = await visits.hold(keys, [])
  const carts = await visits.findCarts(cartIds)
  const moved = orders.filter(({ cartId }) => carts.get(cartId)?.key !== before.get(cartId)?.key)
  return {
    find: ({ cartId }) => {
      const cart = carts.get(cartId)
      const visit = cart && held.get(cart.key)
      return visit && visit.startedAtMs <= cart.notedAtMs ? { key: cart.key, visit } : null
    },
    moving: new Set(moved.map(({ id }) => id)),
  }
}

interface OrderAddition {
  readonly orderId: string
  readonly addition: Addition
}

/** Puts additions to those of a day. */
function addTo(days: Map<string, OrderAddition[]>, day: string, additions: readonly OrderAddition[]): void {
  const known = days.get(day)
  if (known) known.push(...additions)
  else days.set(day, [...additions])
}

/** Adds to the counts of some days, in their order. */
async function countDays(
  { insight }: Pick<SiteTables, 'insight'>,
  days: ReadonlyMap<string, readonly OrderAddition[]>,
): Promise<void> {
  for (const [day, ofDay] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const begun = new Map<string, number>()
    const additions = ofDay.map(({ addition }) => addition)
    await insight.count(day, additions, (_, place) => {
      const orderId = ofDay[place]?.orderId ?? ''
      const count = begun.get(orderId) ?? 0
      begun.set(orderId, count + 1)
      return count < keysOfOrder
    })
  }
}
