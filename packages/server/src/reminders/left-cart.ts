import type { BreakdownLine } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import type { Site } from '@vitrine/domain/website/site'
import { siteFor } from '@vitrine/site/language/site-for'
import type { SiteStore } from '@vitrine/store/store'
import { priceStoredCart } from '../cart/price-stored-cart.ts'
import { priceSourceFor } from '../cart/pricing/price-source.ts'
import { contentsOf } from '../cart/reminders/keep-reminder.ts'
import { areasOfEmail } from '../http/visitor/member-session.ts'
import type { Services } from '../services/services.ts'

/** The cart of a reminder; null where nothing is left to be reminded of: what came in since it was emptied is somebody else's, as like as not. */
export async function leftCart(
  { carts }: Pick<SiteStore, 'carts'>,
  reminder: CartReminder,
): Promise<Cart | null> {
  const cart = await carts.findByToken(reminder.cartToken)
  return cart && cart.orderId === null && cart.entries.length > 0 && cart.contact !== null ? cart : null
}

/** What is left in a cart, in its language. */
interface LeftInCart {
  readonly site: Site
  /** What of it can be bought. */
  readonly lines: readonly BreakdownLine[]
  readonly currency: string
  readonly contents: ReturnType<typeof contentsOf>
}

/** Reads what is left in a cart, and what of it can be bought by its reader. */
export async function leftInCart(
  store: SiteStore,
  { reminder, cart, nowMs }: { readonly reminder: CartReminder; readonly cart: Cart; readonly nowMs: number },
  services: Services,
): Promise<LeftInCart> {
  const { site, store: spoken } = await siteFor(store, cart.language)
  const source = await priceSourceFor({ store: spoken, site, services }, (tables) =>
    areasOfEmail(tables, reminder.email, { nowMs, timeZone: site.timeZone }),
  )
  const { breakdown } = await priceStoredCart(spoken, cart, source)
  const lines = breakdown.lines.filter(({ problem }) => problem === null)
  return { site, lines, currency: breakdown.currency, contents: contentsOf(breakdown) }
}
