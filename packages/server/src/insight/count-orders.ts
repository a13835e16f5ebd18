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
    const marked = new Set(await tables.visits.markOrders(ids, nowMs))
    const mine = orders.filter(({ id, isTest }) => insight.isOn && marked.has(id) && !isTest)
    if (mine.length === 0) return 0
    const visits = await visitsOf(tables, mine)
    const changed = new Map<string, Visit>()
    const additions = new Map<string, Addition[]>()
    for (const order of mine) {
      const key = visits.keys.get(order.cartId) ?? ''
      const visit = changed.get(key) ?? visits.held.get(key) ?? null
      const counted = countOrder(order, visit)
      addTo(additions, dayIn(timeZone, order.createdAtMs), counted.additions)
      if (counted.visit) changed.set(key, counted.visit)
    }
    await tables.visits.save(changed)
    await countDays(tables, additions)
    return mine.length
  })
}

/** The visits that orders came of, by their carts; held in the order in which all others hold them. */
async function visitsOf({ visits }: Pick<SiteTables, 'visits'>, orders: readonly Order[]) {
  const keys = new Map<string, string>()
  for (const { cartId } of orders) {
    const key = await visits.keyOfCart(cartId)
    if (key !== undefined) keys.set(cartId, key)
  }
  return { keys, held: await visits.hold([...keys.values()]) }
}

/** Puts additions to those of a day. */
function addTo(days: Map<string, Addition[]>, day: string, additions: readonly Addition[]): void {
  const known = days.get(day)
  if (known) known.push(...additions)
  else days.set(day, [...additions])
}

/** Adds to the counts of some days, in their order. */
async function countDays(
  { insight }: Pick<SiteTables, 'insight'>,
  days: ReadonlyMap<string, readonly Addition[]>,
): Promise<void> {
  for (const [day, additions] of [...days].sort(([one], [other]) => (one < other ? -1 : 1)))
    await insight.count(day, additions)
}
