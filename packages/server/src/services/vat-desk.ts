/** Where VAT numbers are confirmed, and how long that may take: a buyer waits for it. */
export interface VatDesk {
  readonly address: string
  readonly timeLimitMs: number
}

/** VIES of the European Commission, by its published calls. */
export const usualVatDesk: VatDesk = {
  address: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
  timeLimitMs: 4_000,
}
