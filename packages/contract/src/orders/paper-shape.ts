import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

const kind = Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')])

/** An invoice or a credit note; `Paper` of the domain. */
export const paper = Type.Object({
  id: Type.String(),
  kind,
  number: Type.Integer(),
  numberText: Type.String(),
  orderId: Type.String(),
  orderText: Type.String(),
  issuedAtMs: epochMs,
  paidAtMs: epochMs,
  seller: Type.Object({
    name: Type.String(),
    address: Type.Array(Type.String()),
    vatId: Type.String(),
    taxNumber: Type.String(),
    note: Type.String(),
  }),
  buyer: Type.Object({
    name: Type.String(),
    address: Type.Array(Type.String()),
    vatId: Type.String(),
  }),
  lines: Type.Array(
    Type.Object({
      title: Type.String(),
      quantity: Type.Integer(),
      unitNetCents: Type.Optional(Type.Integer()),
      unitNetFine: Type.Optional(Type.Integer()),
      discountNetCents: Type.Optional(Type.Integer()),
      netCents: Type.Integer(),
      rateMilliPercent: Type.Integer(),
      taxCents: Type.Integer(),
    }),
  ),
  taxes: Type.Array(
    Type.Object({
      name: Type.String(),
      rateMilliPercent: Type.Integer(),
      netCents: Type.Integer(),
      taxCents: Type.Integer(),
    }),
  ),
  netCents: Type.Integer(),
  taxCents: Type.Integer(),
  grossCents: Type.Integer(),
  giftCardCents: Type.Integer(),
  currency: Type.String(),
  paymentText: Type.String(),
  isOwnPaymentName: Type.Optional(Type.Boolean()),
  isReverseCharge: Type.Boolean(),
  reverseCharged: Type.Optional(Type.Array(Type.Union([Type.Literal('goods'), Type.Literal('services')]))),
  refersTo: Type.String(),
  reason: Type.String(),
  language: Type.String(),
  timeZone: Type.String(),
})

/** A paper in the list of its order. */
export const paperRow = Type.Object({
  id: Type.String(),
  kind,
  numberText: Type.String(),
  issuedAtMs: epochMs,
  grossCents: Type.Integer(),
  currency: Type.String(),
  /** Where it is read as a page, and as a PDF. */
  url: Type.String(),
  pdfUrl: Type.String(),
})

/** What was sold and given back in a country at a rate; `TaxReportRow` of the domain. */
export const taxReportRow = Type.Object({
  country: Type.String(),
  name: Type.String(),
  rateMilliPercent: Type.Integer(),
  isReverseCharge: Type.Boolean(),
  isGiftCard: Type.Boolean(),
  currency: Type.String(),
  salesNetCents: Type.Integer(),
  salesTaxCents: Type.Integer(),
  refundsNetCents: Type.Integer(),
  refundsTaxCents: Type.Integer(),
  netCents: Type.Integer(),
  taxCents: Type.Integer(),
})
