import type { Cart } from '@vitrine/domain/cart/cart'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, type MailEnding, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composeReminderMail } from '../mail/reminder-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { leftCart, leftInCart } from './left-cart.ts'
import { reminderPath } from './reminder-link.ts'
import { giveTurnBack, takeTurn } from './take-turn.ts'

/** The kind of the jobs that send somebody the mail about their cart. */
export const reminderMailKind = 'cart-reminder-mail'

const reminderMails = defineJob(reminderMailKind, Type.Object({ reminderId: Type.String() }))

/** Writes the mail about a cart that was left, and sends it. What was bought, emptied or removed meanwhile is nothing to be reminded of. */
export function sendReminder(mailer: Mailer, services: Services, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { reminderId } = reminderMails.read(payload)
    const reminder = await store.reminders.find(reminderId)
    if (!reminder) return
    const cart = await leftCart(store, reminder)
    if (cart === null) return void (await store.reminders.remove(reminder.id))
    // One that was given up waits, and takes its turn anew where it is sent again from the mailbox.
    const taking = { reminder, job: id, nowMs }
    if (!(await store.transaction((tables) => takeTurn(tables, taking, services)))) return
    const { site, lines, currency, contents } = await leftInCart(store, { reminder, cart, nowMs }, services)
    if (lines.length === 0)
      return store.transaction((tables) => giveTurnBack(tables, { reminderId, job: id }, services))
    const origin = visitorOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const context = { secret: services.secret, websiteId: site.id }
    const leaveUrl = origin + reminderPath('leave', reminder.id, context)
    const recoverUrl = origin + reminderPath('recover', reminder.id, context)
    const mail = { to: readerOf(reminder, cart), lines, currency }
    const place = { site, origin, look: await lookOf(site) }
    const letter = composeReminderMail({ ...mail, recoverUrl, leaveUrl }, place)
    const facts = mailFacts('abandoned-cart', letter)
    const outgoing = { id, ...facts, ...letter, headers: unsubscribeHeaders(leaveUrl) }
    // The links are for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeReminderMail({ ...mail, recoverUrl: '', leaveUrl: '' }, place)
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
    await settle(store, reminder.id, { ...contents, changedAtMs: services.clock() })
  }
}

/** A mail that is given up reminded nobody: their owner sees that, and can have them reminded. */
export function endReminderMail(services: Pick<Services, 'secret'>): MailEnding {
  return ({ id, payload, tables }) =>
    giveTurnBack(tables, { reminderId: reminderMails.read(payload).reminderId, job: id }, services)
}

/** Who agreed, as they wrote their address; whoever the cart names since, such as at a payment that failed, agreed to nothing. */
function readerOf({ email }: CartReminder, { contact }: Cart): string {
  return contact && emailKey(contact.email) === emailKey(email) ? contact.email : email
}

/** Bought or left meanwhile, it stays as it became. */
async function settle(store: SiteStore, id: string, seen: Partial<CartReminder>): Promise<void> {
  await store.transaction(async ({ reminders }) => {
    const now = await reminders.find(id)
    if (now?.state === 'queued') await reminders.save({ ...now, ...seen, state: 'sent', takenBy: '' })
  })
}
