/** Whom to write to about the order. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly wantsNews: boolean
  /** Whether they agreed to be reminded of this cart; left out: they did not. */
  readonly wantsReminder?: boolean | undefined
  /** The number under which the buyer is registered for VAT, as `checkVatId` writes it; left out: none was given. */
  readonly vatId?: string | undefined
}

/** The same of an order or a subscription, which keep nothing of a reminder. */
export type OrderContact = Omit<CartContact, 'wantsReminder'>
