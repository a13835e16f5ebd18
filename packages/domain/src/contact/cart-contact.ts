/** Whom to write to about the order. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly wantsNews: boolean
  /** Whether they agreed to be reminded of this cart; left out: they did not. Orders keep nothing of it. */
  readonly wantsReminder?: boolean | undefined
  /** The number under which the buyer is registered for VAT, as `checkVatId` writes it; left out: none was given. */
  readonly vatId?: string | undefined
}
