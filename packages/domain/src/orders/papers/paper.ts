/** An invoice or a credit note, as it was issued; never changed. */
export interface Paper {
  readonly id: string
  readonly kind: PaperKind
  /** Gap-free per site and kind, from 1. */
  readonly number: number
  /** With its prefix, as it stands on the paper. */
  readonly numberText: string
  readonly orderId: string
  readonly orderText: string
  readonly issuedAtMs: number
  /** When it was paid, or given back. */
  readonly paidAtMs: number
  readonly seller: Seller
  readonly buyer: PaperBuyer
  readonly lines: readonly PaperLine[]
  readonly taxes: readonly PaperTax[]
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
  /** What gift cards paid of it, or what went back onto them. */
  readonly giftCardCents: number
  readonly currency: string
  readonly paymentText: string
  /** Whether how it was paid is a name of ours, said in the language of the paper; left out where its owner named it, and on papers of before it was kept. */
  readonly isOwnPaymentName?: boolean | undefined
  /** Whether the buyer owes the tax. */
  readonly isReverseCharge: boolean
  /** Of what they do; left out where they owe none, and on papers of before it was kept. */
  readonly reverseCharged?: readonly ReverseCharged[] | undefined
  /** The number of the invoice that a credit note is for; '' on invoices, and where there is none. */
  readonly refersTo: string
  /** Why money went back; '' on invoices. */
  readonly reason: string
  /** In whose language, and at whose clock, it is written. */
  readonly language: string
  readonly timeZone: string
}

/** What a paper is. */
export type PaperKind = 'invoice' | 'credit-note'

/** Who sells, as the law wants it on invoices. */
export interface Seller {
  readonly name: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  /** '' for none. */
  readonly vatId: string
  /** Number at the tax office or in a register; '' for none. */
  readonly taxNumber: string
  /** What stands beneath, such as why no tax is shown; '' for nothing. */
  readonly note: string
}

/** Who buys. */
interface PaperBuyer {
  readonly name: string
  readonly address: readonly string[]
  /** '' for none. */
  readonly vatId: string
}

/** What a buyer of another country of the Union owes the tax of: goods that come to them, or services. */
export type ReverseCharged = 'goods' | 'services'

/** What is charged for, or given back. */
export interface PaperLine {
  readonly title: string
  /** 0 where it is no number of things, such as delivery. */
  readonly quantity: number
  /** What one of them costs without tax and before discounts; left out where it is no number of things, on credit notes, and on papers of before it was kept. */
  readonly unitNetCents?: number | undefined
  /** The same in ten-thousandths of a minor unit, where so many of whole ones do not come to the line; left out where they do. */
  readonly unitNetFine?: number | undefined
  /** What came off in all, without tax; left out where nothing did, and as above. */
  readonly discountNetCents?: number | undefined
  readonly netCents: number
  readonly rateMilliPercent: number
  readonly taxCents: number
}

/** What of a paper is taxed at a rate. */
export interface PaperTax {
  readonly name: string
  readonly rateMilliPercent: number
  readonly netCents: number
  readonly taxCents: number
}
