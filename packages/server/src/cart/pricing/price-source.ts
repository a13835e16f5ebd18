import type { OpenAreas } from '@vitrine/domain/memberships/open-areas'
import { dayIn } from '@vitrine/domain/time/day-in'
import { readProductAreas } from '../../catalogue/product-areas.ts'
import { readProductUrls } from '../../catalogue/product-urls.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type MemberTables, openAreasOf } from '../../http/visitor/member-session.ts'
import { buyersGate } from '../members/buyers-gate.ts'
import type { PriceSource } from '../price-stored-cart.ts'
import { readShopDiscounts } from './discount-context.ts'

/** What the carts of a request's site are priced with. */
export async function priceSource({
  store,
  site,
  services,
  visitor,
}: Pick<Exchange, 'store' | 'site' | 'services' | 'visitor'>): Promise<PriceSource> {
  return priceSourceFor({ store, site, services }, (tables, nowMs) =>
    openAreasOf({ live: { site, store: tables }, visitor, nowMs }),
  )
}

/** The same, for whom `readOpenAreas` says what is open to them. */
export async function priceSourceFor(
  { store, site, services }: Pick<Exchange, 'store' | 'site' | 'services'>,
  readOpenAreas: (tables: MemberTables, nowMs: number) => Promise<OpenAreas>,
): Promise<PriceSource> {
  const nowMs = services.clock()
  const areasOf = await readProductAreas(store, site)
  return {
    site,
    productUrls: await readProductUrls(store, site),
    today: dayIn(site.timeZone, nowMs),
    nowMs,
    secret: services.secret,
    gate: buyersGate(areasOf, (tables) => readOpenAreas(tables, nowMs)),
    ...(await readShopDiscounts(store, site)),
  }
}
