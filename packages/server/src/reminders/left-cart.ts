import type { BreakdownLine } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import type { ReminderFacts } from '@vitrine/domain/cart/reminders/next-reminder'
import { type CartReminder, reminderPauseMs } from '@vitrine/domain/cart/reminders/reminder'
import type { Site } from '@vitrine/domain/website/site'
import { siteFor } from '@vitrine/site/language/site-for'
import type { SiteStore } from '@vitrine/store/store'
import { priceStoredCart } from '../cart/price-stored-cart.ts'
import { priceSourceFor } from '../cart/pricing/price-source.ts'
import { contentsOf } from '../cart/reminders/keep-reminder.ts'
import { readerKey } from '../cart/reminders/reader-key.ts'
import { areasOfEmail } from '../http/visitor/member-session.ts'
import type { Services } from '../services/services.ts'

/** What is left in a cart, in its language. */
interface LeftInCart {
  readonly cart: Cart
  readonly site: Site
  /** What of it can be bought. */
  readonly lines: readonly BreakdownLine[]
  readonly currency: string
  readonly contents: ReturnType<typeof contentsOf>
}

/** Who asks whether somebody is to be reminded. */
interface Asking extends Pick<ReminderFacts<LeftInCart>, 'job' | 'isAsked'> {
  readonly reminder: CartReminder
  readonly nowMs: number
}

/** Reads all that it depends on whether somebody is reminded of their cart. */
export async function reminderFacts(
  store: SiteStore,
  { reminder, job, isAsked, nowMs }: Asking,
  services: Services,
): Promise<ReminderFacts<LeftInCart>> {
  const { id: websiteId, store: shop } = await store.site.read()
  const key = readerKey(reminder.email, { websiteId, secret: services.secret })
  const paying = await store.payments.findOpen(reminder.cartId)
  return {
    reminder,
    job,
    isAsked,
    settings: shop.reminders,
    left: await leftInCart(store, { reminder, nowMs }, services),
    payingSinceMs: paying?.createdAtMs ?? null,
    mayRemind: await store.reminders.mayRemind(key, nowMs - reminderPauseMs),
  }
}

/** Reads what is left in a cart, and what of it can be bought by its reader; null for nothing: what came in since it was emptied is somebody else's, as like as not. */
async function leftInCart(
  store: SiteStore,
  { reminder, nowMs }: Pick<Asking, 'reminder' | 'nowMs'>,
  services: Services,
): Promise<LeftInCart | null> {
  const cart = await store.carts.findByToken(reminder.cartToken)
  if (!cart || cart.orderId !== null || cart.entries.length === 0 || cart.contact === null) return null
  const { site, store: spoken } = await siteFor(store, cart.language)
  const source = await priceSourceFor({ store: spoken, site, services }, (tables) =>
    areasOfEmail(tables, reminder.email, { nowMs, timeZone: site.timeZone }),
  )
  const { breakdown } = await priceStoredCart(spoken, cart, source)
  const lines = breakdown.lines.filter(({ problem }) => problem === null)
  return { cart, site, lines, currency: breakdown.currency, contents: contentsOf(breakdown) }
}
