/** Whom to write to about the order. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly wantsNews: boolean
  /** The number under which the buyer is registered for VAT, as `checkVatId` writes it; left out: none was given. */
  readonly vatId?: string | undefined
}
