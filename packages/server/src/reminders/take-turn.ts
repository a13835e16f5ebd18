import { hasTurn } from '@vitrine/domain/cart/reminders/next-reminder'
import { type CartReminder, reminderPauseMs } from '@vitrine/domain/cart/reminders/reminder'
import type { SiteTables } from '@vitrine/store/store'
import { readerKey } from '../cart/reminders/reader-key.ts'
import type { Services } from '../services/services.ts'

/** A reminder, and the job of the mail that is to have it. */
interface Taking {
  readonly reminder: CartReminder
  readonly job: string
  readonly nowMs: number
}

/** Takes a reminder for a mail, and the turn of its reader; where it is not their turn, nothing is kept of it. A mail that took both before has them. */
export async function takeTurn(
  { reminders, site }: Pick<SiteTables, 'reminders' | 'site'>,
  { reminder, job, nowMs }: Taking,
  { secret }: Pick<Services, 'secret'>,
): Promise<boolean> {
  if (!(await reminders.take(reminder.id, job, nowMs))) return false
  if (hasTurn(reminder, job)) return true
  const { id: websiteId } = await site.read()
  const key = readerKey(reminder.email, { websiteId, secret })
  if (await reminders.takeTurn(key, { sinceMs: nowMs - reminderPauseMs, nowMs })) return true
  await reminders.remove(reminder.id)
  return false
}

/** Gives both back where a mail comes to nothing: its owner sees that nobody was reminded, and can have them reminded again. */
export async function giveTurnBack(
  { reminders, site }: Pick<SiteTables, 'reminders' | 'site'>,
  { reminderId, job }: { readonly reminderId: string; readonly job: string },
  { secret }: Pick<Services, 'secret'>,
): Promise<void> {
  const known = await reminders.find(reminderId)
  const now = known && (await reminders.lockByCart(known.cartId))
  if (now?.state !== 'queued' || now.takenBy !== job) return
  await reminders.save({ ...now, state: 'waiting', takenBy: '' })
  const { id: websiteId } = await site.read()
  await reminders.giveTurnBack(readerKey(now.email, { websiteId, secret }))
}
