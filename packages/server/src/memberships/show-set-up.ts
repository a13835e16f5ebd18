import type { ReplyOf } from '@vitrine/contract/call'
import type { readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'
import type { AreaThing } from '@vitrine/domain/memberships/area'
import { isPayable } from '@vitrine/domain/subscriptions/memberships/is-payable'
import type { SiteTables } from '@vitrine/store/store'
import { readOffers } from '../pages/locks/plan-offers.ts'

/** A thing with what owners know it by. */
type NamedThing = ReplyOf<typeof readMemberSetUpCall>['areas'][number]['things'][number]

/** Gathers the areas and plans of a site. */
export async function showSetUp(tables: SiteTables): Promise<ReplyOf<typeof readMemberSetUpCall>> {
  const { memberAreas, membershipPlans, site } = tables
  const areas = await memberAreas.list()
  const plans = await membershipPlans.list()
  const shown = []
  for (const { id, name, deniedText, updatedAtMs } of areas) {
    const things = await nameThings(tables, await memberAreas.thingsOf(id))
    shown.push({ id, name, deniedText, updatedAtMs, things: [...things] })
  }
  const { store } = await site.read()
  const offers = await readOffers(tables, plans)
  return {
    areas: shown,
    notPayable: offers.flatMap(({ plan, offer }) =>
      plan.isOffered && !isPayable(offer, store) ? [plan.name] : [],
    ),
    plans: offers.map(({ plan, offer }) => ({
      id: plan.id,
      name: plan.name,
      description: plan.description,
      areaIds: [...plan.areaIds],
      price: offer,
      productId: plan.price.kind === 'paid' ? plan.price.productId : null,
      isOffered: plan.isOffered,
      updatedAtMs: plan.updatedAtMs,
    })),
    hasAccounts: store.hasAccounts === true,
  }
}

async function nameThings(
  { collections, items, products }: SiteTables,
  things: readonly AreaThing[],
): Promise<readonly NamedThing[]> {
  const pages = new Map((await collections.list()).map((page) => [page.id, page]))
  const idsOf = (kind: AreaThing['kind']) => things.filter((each) => each.kind === kind).map(({ id }) => id)
  const named = new Map<string, { readonly title: string; readonly collectionId: string }>()
  for (const item of await items.findMany(idsOf('item'))) named.set(item.id, item)
  for (const product of await products.findMany(idsOf('product'))) named.set(product.id, product)
  return things.map(({ kind, id }) => {
    if (kind === 'page') return { kind, id, title: pages.get(id)?.title ?? '', detail: '' }
    const thing = named.get(id)
    const detail = thing ? (pages.get(thing.collectionId)?.title ?? '') : ''
    return { kind, id, title: thing?.title ?? '', detail }
  })
}
