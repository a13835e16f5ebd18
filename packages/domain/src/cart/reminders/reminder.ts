/** Somebody who agreed to be reminded of an order that they began. Who did not agree is nowhere in it. */
export interface CartReminder {
  readonly id: string
  readonly cartId: string
  readonly cartToken: string
  /** In lower case. */
  readonly email: string
  /** What they agreed to, in the words that they read. */
  readonly consentText: string
  readonly state: ReminderState
  /** The job that sends it, once it is being sent; '' before. */
  readonly takenBy: string
  /** What was in the cart, in words, and what it came to when it was looked at last. */
  readonly items: string
  readonly totalCents: number
  readonly currency: string
  /** The order that came of it after the mail; '' for none. */
  readonly orderId: string
  readonly createdAtMs: number
  readonly changedAtMs: number
}

/** What becomes of it. `recovered`: the order was placed after the mail. */
export type ReminderState = (typeof reminderStates)[number]

export const reminderStates = ['waiting', 'queued', 'sent', 'recovered'] as const

/** How owners read them. */
export const reminderStateLabels: Readonly<Record<ReminderState, string>> = {
  waiting: 'Not reminded yet',
  queued: 'Mail on its way',
  sent: 'Reminded',
  recovered: 'Bought after the mail',
}

/** How long one is kept, in milliseconds; as long as the cart itself. */
export const reminderKeptMs = 60 * 86_400_000

/** What took a reminder, and the turn of its reader, whose mail was not sent when mails of reminders became jobs of their own. */
export const takenBefore = 'before'

/** Nobody is reminded more often than once in this time, whatever carts name their address. */
export const reminderPauseMs = 7 * 86_400_000

/** When somebody is reminded: some hours after the cart was touched last, or after they agreed. */
export function reminderDueMs(
  cart: { readonly updatedAtMs: number },
  { createdAtMs }: Pick<CartReminder, 'createdAtMs'>,
  delayHours: number,
): number {
  return Math.max(cart.updatedAtMs, createdAtMs) + delayHours * 3_600_000
}
