import type { Cart } from '@vitrine/domain/cart/cart'
import { type NextReminder, nextReminder } from '@vitrine/domain/cart/reminders/next-reminder'
import type { CartReminder } from '@vitrine/domain/cart/reminders/reminder'
import { emailKey } from '@vitrine/domain/contact/email-address'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { reminderJob } from '../cart/reminders/keep-reminder.ts'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, type MailEnding, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composeReminderMail } from '../mail/reminder-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { reminderFacts } from './left-cart.ts'
import { reminderPath } from './reminder-link.ts'
import { giveTurnBack, takeTurn } from './take-turn.ts'

/** The kind of the jobs that send somebody the mail about their cart. */
export const reminderMailKind = 'cart-reminder-mail'

/** One of before does not say whether its owner asked for it. */
const reminderMails = defineJob(
  reminderMailKind,
  Type.Object({ reminderId: Type.String(), isAsked: Type.Optional(Type.Boolean()) }),
)

/** Writes the mail about a cart that was left, and sends it, where it is still to go out: a mail server may have been away for hours. */
export function sendReminder(mailer: Mailer, services: Services, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { reminderId, isAsked: wasAsked = false } = reminderMails.read(payload)
    const reminder = await store.reminders.find(reminderId)
    if (!reminder) return
    // One that was given up waits: somebody asks for it who sends it again from the mailbox, and it takes its turn anew.
    const isAsked = wasAsked || reminder.state === 'waiting'
    const asked = await reminderFacts(store, { reminder, job: id, isAsked, nowMs }, services)
    const next = nextReminder(asked, nowMs)
    if (next.kind !== 'remind') return keepBack(store, { reminderId, job: id, isAsked, next }, services)
    if (!(await store.transaction((tables) => takeTurn(tables, { reminder, job: id, nowMs }, services))))
      return
    const { cart, site, lines, currency, contents } = next.left
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
    await settle(store, reminder, { ...contents, changedAtMs: services.clock() })
  }
}

/** Gives back what a mail has that does not go out now: whoever it is for is reminded later, or not at all. */
function keepBack(
  store: SiteStore,
  { reminderId, job, isAsked, next }: KeptBack,
  services: Pick<Services, 'secret'>,
): Promise<void> {
  return store.transaction(async (tables) => {
    await giveTurnBack(tables, { reminderId, job }, services)
    if (next.kind === 'wait') await tables.jobs.enqueue(reminderJob(reminderId, next.untilMs, isAsked))
    else if (next.why === 'cart-gone' || next.why === 'other-cart') await tables.reminders.remove(reminderId)
  })
}

interface KeptBack {
  readonly reminderId: string
  readonly job: string
  readonly isAsked: boolean
  readonly next: Exclude<NextReminder<unknown>, { readonly kind: 'remind' }>
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
async function settle(
  store: SiteStore,
  { id, cartId }: Pick<CartReminder, 'id' | 'cartId'>,
  seen: Partial<CartReminder>,
): Promise<void> {
  await store.transaction(async ({ reminders }) => {
    // Locked, so that what a buyer or an owner removes at this moment does not come back.
    const now = await reminders.lockByCart(cartId)
    if (now?.id === id && now.state === 'queued')
      await reminders.save({ ...now, ...seen, state: 'sent', takenBy: '' })
  })
}
