import type { Cart } from '@vitrine/domain/cart/cart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { reminderDueMs, reminderPauseMs } from '@vitrine/domain/cart/reminders/reminder'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { usualReminders } from '@vitrine/domain/website/selling/reminder-settings'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { priceStoredCart } from '../cart/price-stored-cart.ts'
import { priceSourceFor } from '../cart/pricing/price-source.ts'
import { contentsOf, reminderJob, reminderMailKind } from '../cart/reminders/keep-reminder.ts'
import { readerKey } from '../cart/reminders/reader-key.ts'
import { areasOfEmail } from '../http/visitor/member-session.ts'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, type JobHandlers, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composeReminderMail } from '../mail/reminder-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { reminderPath } from './reminder-link.ts'

const reminderMails = defineJob(
  reminderMailKind,
  Type.Object({ reminderId: Type.String(), isAsked: Type.Boolean() }),
)

/** Who does the jobs of reminders. */
export function reminderJobs(mailer: Mailer, services: Services, lookOf: LookOf): JobHandlers {
  return { [reminderMailKind]: sendReminder(mailer, services, lookOf) }
}

/** A buyer who is at the payment is left in peace for so long. */
const payingMs = 3_600_000

/** While the shop reminds nobody, it is looked so often whether it does again, for as long as a reminder is kept. */
const offMs = 86_400_000

/**
 * Reminds somebody of a cart that they did not buy, once: not before its time, not while they pay, and not where nothing of it can be
 * bought any more.
 */
function sendReminder(mailer: Mailer, services: Services, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { reminderId, isAsked } = reminderMails.read(payload)
    const reminder = await store.reminders.find(reminderId)
    if (!reminder || (reminder.state !== 'waiting' && reminder.takenBy !== id)) return
    const cart = await store.carts.findByToken(reminder.cartToken)
    // What was bought or emptied is nothing to be reminded of, and nothing is kept of it. What came in since is somebody else's, as like as not.
    if (!cart || cart.orderId !== null || cart.entries.length === 0 || cart.contact === null)
      return void (await store.reminders.remove(reminder.id))
    const { site, store: spoken } = await siteFor(store, cart.language)
    const waitUntilMs = await dueMs(store, reminder, isAsked ? null : cart.updatedAtMs)
    if (waitUntilMs === null) return store.jobs.enqueue(reminderJob(reminder.id, nowMs + offMs))
    if (waitUntilMs > nowMs)
      return store.jobs.enqueue(reminderJob(reminder.id, waitUntilMs, isAsked ? 'later' : null))

    const source = await priceSourceFor({ store: spoken, site, services }, (tables) =>
      areasOfEmail(tables, reminder.email, { nowMs, timeZone: site.timeZone }),
    )
    const { breakdown } = await priceStoredCart(spoken, cart, source)
    const lines = breakdown.lines.filter(({ problem }) => problem === null)
    if (lines.length === 0) return
    const origin = visitorOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const context = { secret: services.secret, websiteId: site.id }
    if (!(await takeOnce(store, { reminder, job: id, nowMs }, context))) return
    const leaveUrl = origin + reminderPath('leave', reminder.id, context)
    const recoverUrl = origin + reminderPath('recover', reminder.id, context)
    const mail = { to: readerOf(reminder, cart), lines, currency: breakdown.currency }
    const place = { site, origin, look: await lookOf(site) }
    const letter = composeReminderMail({ ...mail, recoverUrl, leaveUrl }, place)
    const facts = mailFacts('abandoned-cart', letter)
    const outgoing = { id, ...facts, ...letter, headers: unsubscribeHeaders(leaveUrl) }
    // The links are for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeReminderMail({ ...mail, recoverUrl: '', leaveUrl: '' }, place)
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
    await settle(store, reminder.id, { ...contentsOf(breakdown), changedAtMs: services.clock() })
  }
}

/** Who agreed, as they wrote their address; whoever the cart names since, such as at a payment that failed, agreed to nothing. */
function readerOf({ email }: CartReminder, { contact }: Cart): string {
  return contact && emailKey(contact.email) === emailKey(email) ? contact.email : email
}

/** Takes a reminder for a job, and the turn of its reader; where it is not their turn, nothing is kept of it. A job that took both before goes on. */
function takeOnce(
  store: SiteStore,
  { reminder, job, nowMs }: { readonly reminder: CartReminder; readonly job: string; readonly nowMs: number },
  context: { readonly secret: string; readonly websiteId: string },
): Promise<boolean> {
  return store.transaction(async ({ reminders }) => {
    if (!(await reminders.take(reminder.id, job, nowMs))) return false
    if (reminder.takenBy === job) return true
    const key = readerKey(reminder.email, context)
    if (await reminders.takeTurn(key, { sinceMs: nowMs - reminderPauseMs, nowMs })) return true
    await reminders.remove(reminder.id)
    return false
  })
}

/** When it is time: null where the shop reminds nobody; the moment now where its owner asked for it. */
async function dueMs(
  store: SiteStore,
  reminder: CartReminder,
  updatedAtMs: number | null,
): Promise<number | null> {
  const { isOn, delayHours } = (await store.site.read()).store.reminders ?? usualReminders
  const paying = await store.payments.findOpen(reminder.cartId)
  const afterPaying = paying ? paying.createdAtMs + payingMs : 0
  if (updatedAtMs === null) return afterPaying
  return isOn ? Math.max(afterPaying, reminderDueMs({ updatedAtMs }, reminder, delayHours)) : null
}

/** Bought or left meanwhile, it stays as it became. */
async function settle(store: SiteStore, id: string, seen: Partial<CartReminder>): Promise<void> {
  await store.transaction(async ({ reminders }) => {
    const now = await reminders.find(id)
    if (now?.state === 'queued') await reminders.save({ ...now, ...seen, state: 'sent', takenBy: '' })
  })
}
