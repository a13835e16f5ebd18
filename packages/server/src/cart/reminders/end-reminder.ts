import type { Order } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Notes that a cart was bought, in the transaction that places its order: nobody is reminded of it, and nothing is kept of who was not. */
export async function endReminder(
  { reminders }: Pick<SiteTables, 'reminders'>,
  { cartId, id: orderId }: Pick<Order, 'cartId' | 'id'>,
  nowMs: number,
): Promise<void> {
  const reminder = await reminders.findByCart(cartId)
  if (!reminder) return
  if (reminder.state === 'sent')
    await reminders.save({ ...reminder, state: 'recovered', orderId, changedAtMs: nowMs })
  else await reminders.remove(reminder.id)
}
