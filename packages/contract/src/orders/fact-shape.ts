import { type TProperties, Type } from 'typebox'
import { refundCause, refundRefusal } from './refund-shape.ts'

const orderName = Type.String()
const isDone = Type.Boolean()
const amount = Type.Object({ cents: Type.Integer(), currency: Type.String() })

const units = Type.Array(Type.Object({ quantity: Type.Integer(), name: Type.String() }))

/** What happened to an order, as a code with its values; `OrderFact` of the domain. */
export const orderFact = Type.Union([
  fact('placed', { orderName }),
  fact('placed-as-drafted', { orderName }),
  fact('donated', { orderName }),
  fact('paid-by', { label: Type.String() }),
  fact('paid-to-shop', {}),
  fact('marked-paid', { reference: Type.String() }),
  fact('sent', {
    carrier: Type.String(),
    trackingNumber: Type.String(),
    /** Empty where the whole order was sent. */
    units,
  }),
  fact('ready-for-pickup', { units }),
  fact('picked-up', { units }),
  fact('done', { units }),
  /** Absent in facts of before. */
  fact('no-longer-ready', { units: Type.Optional(units) }),
  fact('parcel-taken-back', { units: Type.Optional(units) }),
  fact('pickup-taken-back', { units: Type.Optional(units) }),
  /** By the shop itself. */
  fact('delivered', { units }),
  fact('delivery-taken-back', { units: Type.Optional(units) }),
  fact('service-taken-back', { units: Type.Optional(units) }),
  fact('delivered-by-download', {}),
  fact('delivered-by-email', {}),
  fact('nothing-left-to-send', {}),
  fact('canceled', {
    /** Whether its units went back in stock. */
    isRestocked: Type.Boolean(),
    /** Whether what gift cards paid went back on them. */
    isOnCards: Type.Boolean(),
  }),
  /** Its refunds called it off; `isDone`: their money went back already. */
  fact('called-off', { what: Type.Union([Type.Literal('all'), Type.Literal('ordered')]), isDone }),
  fact('refunded', {
    part: Type.Union([Type.Literal('part'), Type.Literal('rest'), Type.Literal('whole')]),
    isDone,
  }),
  fact('refunded-elsewhere', { cause: refundCause }),
  fact('all-returned', {}),
  /** All but what gift cards paid. */
  fact('money-returned', {}),
  fact('nothing-to-return', {}),
  fact('refund-failed', { refusal: refundRefusal }),
  fact('refund-asked-again', {}),
  fact('unknown-money-came-back', {}),
  fact('withdrawn', { isWhole: Type.Boolean() }),
  fact('withdrawal-settled', { note: Type.String() }),
  /** In the words of the payment service; '' where it gives no reason. */
  fact('disputed', { reason: Type.String() }),
  fact('dispute-over', {
    outcome: Type.Union([Type.Literal('WON'), Type.Literal('LOST'), Type.Literal('PREVENTED')]),
    amount: Type.Union([amount, Type.Null()]),
  }),
  fact('sold-card-spent', { lastFour: Type.String(), amount }),
  fact('sold-card-reserved', { lastFour: Type.String(), amount }),
  fact('sold-cards-kept', {}),
  fact('corrected', {
    changes: Type.Array(
      Type.Object({
        part: Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Literal('address')]),
        /** '' for none. */
        before: Type.String(),
        now: Type.String(),
      }),
    ),
  }),
])

function fact<Code extends string, Values extends TProperties>(code: Code, values: Values) {
  return Type.Object({ code: Type.Literal(code), ...values })
}
