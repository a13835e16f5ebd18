import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { isApart } from '@vitrine/domain/cart/is-apart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { usualReminders } from '@vitrine/domain/website/selling/reminder-settings'
import type { Site } from '@vitrine/domain/website/site'
import type { TrackedJob } from '@vitrine/store/jobs/jobs'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import type { BesideChange } from '../change-cart.ts'
import type { PricedCart } from '../price-stored-cart.ts'
import { consentTextIn } from './consent-text.ts'
import { readerKey } from './reader-key.ts'

/** The kind of the jobs that look whether it is time to remind somebody of their cart. */
export const reminderDueKind = 'cart-reminder'

/**
 * Keeps that a buyer agreed to be reminded, or forgets it where they do not any more, in the transaction that changes their cart. Nothing is
 * kept of who did not agree.
 */
async function keepReminder(
  tables: SiteTables,
  { cart, breakdown }: Pick<PricedCart, 'cart' | 'breakdown'>,
  { site, services, visitor }: KeepExchange,
): Promise<void> {
  const settings = site.store.reminders ?? usualReminders
  if (!settings.isOn) return
  const nowMs = services.clock()
  const kept = await lockKept(tables, cart.id)
  // Once for each cart.
  if (kept && kept.known.state !== 'waiting' && kept.known.state !== 'queued') return
  const wanted = wantedAt(cart)
  const mayBeKept =
    wanted !== null && (await mayKeep(tables, { wanted, known: kept?.known }, { site, services, visitor }))
  const email = mayBeKept ? wanted : null
  const known = kept?.known.email === email ? kept?.known : undefined
  if (kept && !known) await forget(tables, kept, { site, services })
  if (email === null || known?.state === 'queued') return
  const reminder: CartReminder = {
    id: known?.id ?? services.newId(),
    cartId: cart.id,
    cartToken: cart.token,
    email,
    consentText: consentTextIn(site.language, settings),
    state: 'waiting',
    takenBy: known?.takenBy ?? '',
    orderId: '',
    createdAtMs: known?.createdAtMs ?? nowMs,
    changedAtMs: nowMs,
    ...contentsOf(breakdown),
  }
  await tables.reminders.save(reminder)
  if (!known) await tables.jobs.enqueue(reminderJob(reminder.id, nowMs + settings.delayHours * 3_600_000))
}

/** What is kept of a cart, and the mail that has it. */
interface Kept {
  readonly known: CartReminder
  readonly mail: TrackedJob | undefined
}

/** Reads and locks both, the mail first, as who gives it up does. */
async function lockKept({ reminders, jobs }: SiteTables, cartId: string): Promise<Kept | undefined> {
  const seen = await reminders.findByCart(cartId)
  const mail = seen?.state === 'queued' ? await jobs.lock(seen.takenBy) : undefined
  const known = await reminders.lockByCart(cartId)
  return known && { known, mail }
}

/** Forgets what somebody agreed to, and takes the mail out of the outbox. One that is being sent may be out: its reader has had their turn. */
async function forget(
  { reminders, jobs }: SiteTables,
  { known, mail }: Kept,
  { site, services: { clock, secret } }: Pick<KeepExchange, 'site' | 'services'>,
): Promise<void> {
  await reminders.remove(known.id)
  if (!mail || mail.leasedUntilMs > clock()) return
  await jobs.finish(mail.id)
  await reminders.giveTurnBack(readerKey(known.email, { websiteId: site.id, secret }))
}

/** Keeps it beside a change of the contact. */
export function reminderBeside(exchange: KeepExchange): BesideChange {
  return (tables, changed) => keepReminder(tables, changed, exchange)
}

interface KeepExchange {
  readonly site: Site
  readonly services: Pick<Services, 'clock' | 'newId' | 'secret'>
  /** `address`: the network that asks. */
  readonly visitor: { readonly address: string }
}

/** So many addresses are taken in a day from one network: anybody can type a stranger's. */
const networkLimit = { max: 10, windowMs: 86_400_000 }

/** Whether an address is kept: not that of who wants no more of it, nor one of too many. Nothing is said of it. */
async function mayKeep(
  { reminders, rateLimits }: Pick<SiteTables, 'reminders' | 'rateLimits'>,
  { wanted, known }: { readonly wanted: string; readonly known: CartReminder | undefined },
  { site, services, visitor }: KeepExchange,
): Promise<boolean> {
  const { secret, clock } = services
  if (await reminders.hasRefused(readerKey(wanted, { websiteId: site.id, secret }))) return false
  if (known?.email === wanted) return true
  const key = `cart-reminder:${visitor.address}`
  return (await rateLimits.take(key, { ...networkLimit, nowMs: clock() })).allowed
}

/** The job that looks whether it is time; `isAsked`: it is as soon as they do not pay any more, as their shop wants it. */
export function reminderJob(reminderId: string, runAtMs: number, isAsked = false) {
  const id = `${reminderDueKind}-${reminderId}-${isAsked ? 'asked-' : ''}${runAtMs}`
  return { id, kind: reminderDueKind, payload: { reminderId, isAsked }, runAtMs }
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
  return contact?.wantsReminder && isOfKind ? emailKey(contact.email) : null
}
