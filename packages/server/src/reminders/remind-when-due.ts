import { type CartReminder, reminderDueMs } from '@vitrine/domain/cart/reminders/reminder'
import { usualReminders } from '@vitrine/domain/website/selling/reminder-settings'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { reminderDueKind, reminderJob } from '../cart/reminders/keep-reminder.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Services } from '../services/services.ts'
import { leftCart, leftInCart } from './left-cart.ts'
import { reminderMailKind } from './send-reminder.ts'
import { takeTurn } from './take-turn.ts'

const dueReminders = defineJob(
  reminderDueKind,
  Type.Object({ reminderId: Type.String(), isAsked: Type.Boolean() }),
)

/** A buyer who is at the payment is left in peace for so long. */
const payingMs = 3_600_000

/** While the shop reminds nobody, it is looked so often whether it does again, for as long as a reminder is kept. */
const offMs = 86_400_000

/**
 * Puts the mail into the outbox that reminds somebody of a cart that they did not buy, once: not before its time, not while they pay, and not
 * where nothing of it can be bought any more.
 */
export function remindWhenDue(services: Services): JobHandler {
  return async ({ payload, store, nowMs }) => {
    const { reminderId, isAsked } = dueReminders.read(payload)
    const reminder = await store.reminders.find(reminderId)
    if (reminder?.state !== 'waiting') return
    const cart = await leftCart(store, reminder)
    if (cart === null) return void (await store.reminders.remove(reminder.id))
    const waitUntilMs = await dueMs(store, reminder, isAsked ? null : cart.updatedAtMs)
    if (waitUntilMs === null) return store.jobs.enqueue(reminderJob(reminder.id, nowMs + offMs))
    if (waitUntilMs > nowMs) return store.jobs.enqueue(reminderJob(reminder.id, waitUntilMs, isAsked))
    const { lines } = await leftInCart(store, { reminder, cart, nowMs }, services)
    if (lines.length > 0) await putMail(store, { reminder, nowMs }, services)
  }
}

async function putMail(
  store: SiteStore,
  { reminder, nowMs }: { readonly reminder: CartReminder; readonly nowMs: number },
  services: Pick<Services, 'secret' | 'newId'>,
): Promise<void> {
  const job = {
    id: services.newId(),
    kind: reminderMailKind,
    payload: { reminderId: reminder.id },
    runAtMs: nowMs,
    mail: mailFacts('abandoned-cart', { to: reminder.email, subject: '' }),
  }
  await store.transaction(async (tables) => {
    if (await takeTurn(tables, { reminder, job: job.id, nowMs }, services)) await tables.jobs.enqueue(job)
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
