import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { isApart } from '@vitrine/domain/cart/is-apart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { usualReminders } from '@vitrine/domain/website/selling/reminder-settings'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import type { PricedCart } from '../price-stored-cart.ts'
import { consentTextIn } from './consent-text.ts'

/** The kind of the jobs that remind somebody of their cart. */
export const reminderMailKind = 'cart-reminder'

/** Keeps that a buyer agreed to be reminded, or forgets it where they do not any more. Nothing is kept of who did not agree. */
export async function keepReminder(
  store: SiteStore,
  { cart, breakdown }: Pick<PricedCart, 'cart' | 'breakdown'>,
  { site, services }: { readonly site: Site; readonly services: Pick<Services, 'clock' | 'newId'> },
): Promise<void> {
  const settings = site.store.reminders ?? usualReminders
  if (!settings.isOn) return
  const nowMs = services.clock()
  await store.transaction(async (tables) => {
    const known = await tables.reminders.findByCart(cart.id)
    // Once for each cart.
    if (known && known.state !== 'waiting') return
    const email = wantedAt(cart)
    if (email === null) return known ? void (await tables.reminders.remove(known.id)) : undefined
    const reminder: CartReminder = {
      id: known?.id ?? services.newId(),
      cartId: cart.id,
      cartToken: cart.token,
      email,
      consentText: consentTextIn(site.language, settings),
      state: 'waiting',
      takenBy: '',
      orderId: '',
      createdAtMs: known?.createdAtMs ?? nowMs,
      changedAtMs: nowMs,
      ...contentsOf(breakdown),
    }
    await tables.reminders.save(reminder)
    if (!known) await tables.jobs.enqueue(reminderJob(reminder.id, nowMs + settings.delayHours * 3_600_000))
  })
}

/** The job that reminds somebody; `isAsked`: their shop wants it now. */
export function reminderJob(reminderId: string, runAtMs: number, isAsked = false) {
  const id = `${reminderMailKind}-${reminderId}-${isAsked ? 'asked' : runAtMs}`
  return { id, kind: reminderMailKind, payload: { reminderId, isAsked }, runAtMs }
}

/** What is in a cart, in words, and what it comes to. */
export function contentsOf({
  lines,
  grandTotalCents,
  currency,
}: Breakdown): Pick<CartReminder, 'items' | 'totalCents' | 'currency'> {
  const items = lines.map(({ title, entry }) => (entry.quantity > 1 ? `${entry.quantity} × ${title}` : title))
  return { items: items.join(', ').slice(0, 500), totalCents: grandTotalCents, currency }
}

/** Where a buyer wants to be reminded; null where they do not. */
function wantedAt(cart: Cart): string | null {
  const { contact, orderId } = cart
  const isOfKind = !isApart(cart) && orderId === null
  return contact?.wantsReminder && isOfKind ? contact.email.toLowerCase() : null
}
