/** What a service said of a VAT number that a buyer gave. */
export interface VatCheck {
  readonly vatId: string
  /** `silent`: it did not answer, so nothing is known; `expired`: it confirmed the number too long ago. */
  readonly state: 'confirmed' | 'unknown' | 'silent' | 'expired'
  readonly atMs: number
  /** The number under which the service keeps its answer; '' for none. */
  readonly consultation: string
}

/** An answer holds so long for a cart: going back a step asks nothing again, and who orders later is asked after anew. */
const keptMs = 3_600_000

/** Whether an answer is still to be trusted: a number may be taken from its holder. */
export function isAnswerFresh({ state, atMs }: Pick<VatCheck, 'state' | 'atMs'>, nowMs: number): boolean {
  return state !== 'silent' && state !== 'expired' && nowMs - atMs < keptMs
}

/** What an answer is worth at a moment; undefined where nothing is to be said of it any more. */
export function answerAt(check: VatCheck, nowMs: number): VatCheck | undefined {
  if (check.state === 'silent' || isAnswerFresh(check, nowMs)) return check
  return check.state === 'unknown' ? undefined : { ...check, state: 'expired' }
}

/** What buyers read of it, below their number. */
export const vatCheckText: Readonly<Record<VatCheck['state'], string>> = {
  confirmed: 'VAT number confirmed: no VAT is charged on delivery to another country of the Union.',
  unknown: 'This VAT number is not registered for trade within the Union: VAT is charged.',
  silent:
    'This VAT number cannot be confirmed at the moment: VAT is charged. Try again later to order without.',
  expired:
    'This VAT number was confirmed more than an hour ago: VAT is charged. Go on from your contact again to order without.',
}

/** The countries of the Union, in whose area of VAT numbers are confirmed. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The country of the Union that gave a VAT number; null for others. */
export function unionCountryOf(vatId: string): string | null {
  const letters = vatId.slice(0, 2).toUpperCase()
  const country = letters === 'EL' ? 'GR' : letters
  return union.includes(country) ? country : null
}

/** Whether a country belongs to the Union. */
export function isInUnion(country: string): boolean {
  return union.includes(country)
}

/** Whether a buyer's number matters to a seller's: both are of the Union, and of different countries. Trade at home stays taxed. */
export function crossesBorder(sellerVatId: string, buyerVatId: string): boolean {
  const seller = unionCountryOf(sellerVatId)
  const buyer = unionCountryOf(buyerVatId)
  return seller !== null && buyer !== null && seller !== buyer
}
