import type { Cart } from '@vitrine/domain/cart/cart'
import type { SiteTables } from '@vitrine/store/store'

/** Notes that a cart was bought, in the transaction that places its order: nobody is reminded of it, and nothing is kept of who was not. */
export async function endReminder(
  { reminders }: Pick<SiteTables, 'reminders'>,
  { id: cartId, reminderId }: Pick<Cart, 'id' | 'reminderId'>,
  { orderId, nowMs }: { readonly orderId: string; readonly nowMs: number },
): Promise<void> {
  const [own, taken] = await Promise.all([
    reminders.findByCart(cartId),
    reminderId === undefined ? undefined : reminders.find(reminderId),
  ])
  for (const reminder of [own, taken]) {
    if (reminder?.state === 'sent')
      await reminders.save({ ...reminder, state: 'recovered', orderId, changedAtMs: nowMs })
    else if (reminder && reminder === own) await reminders.remove(reminder.id)
  }
}

/** Forgets who agreed to be reminded of a cart, in the transaction that takes all out of it. */
export async function dropReminder(
  { reminders }: Pick<SiteTables, 'reminders'>,
  { id }: Pick<Cart, 'id'>,
): Promise<void> {
  const known = await reminders.findByCart(id)
  if (known) await reminders.remove(known.id)
}
