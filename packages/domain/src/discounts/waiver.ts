import { allGoods, type Discount, type DiscountEffect } from './discount.ts'
import type { AppliedDiscount, DiscountContext, DiscountOffer } from './discount-offer.ts'

/** What an order says of a payment that is waived. */
export const tooLittleText = 'Too little to be charged'

interface Waived {
  readonly context: DiscountContext | null
  /** The discounts that it has without that. */
  readonly applied: readonly AppliedDiscount[]
  /** What the order says of it, in its language. */
  readonly name: string
  readonly nowMs: number
}

/** The discounts of a payment that is waived: those that it has stay, and what is left of goods and delivery comes off beside them. */
export function waivedContext({ context, applied, name, nowMs }: Waived): DiscountContext {
  const had = (context?.offers ?? []).filter(({ discount }) => applied.some(({ id }) => id === discount.id))
  const kept = had.map((offer) => ({ ...offer, discount: { ...offer.discount, combinesWith: allClasses } }))
  const rest = [
    waiver(name, { kind: 'percentage', appliesTo: 'order', milliPercent: 100_000 }),
    waiver(name, { kind: 'free-shipping', mostCents: null }),
  ]
  return { nowMs, codes: [], offers: [...kept, ...rest] }
}

type WaivingEffect = Extract<DiscountEffect, { readonly kind: 'percentage' | 'free-shipping' }>

const waiverIds: Readonly<Record<WaivingEffect['kind'], string>> = {
  percentage: 'waived-percentage',
  'free-shipping': 'waived-free-shipping',
}

/** Whether a discount only says that a payment is waived: it is none of the shop, and no uses are counted of it. */
export function isWaiver({ id }: Pick<AppliedDiscount, 'id'>): boolean {
  return Object.values(waiverIds).includes(id)
}

const allClasses: Discount['combinesWith'] = ['PRODUCT', 'ORDER', 'SHIPPING']

function waiver(name: string, effect: WaivingEffect): DiscountOffer {
  const discount: Discount = {
    id: waiverIds[effect.kind],
    name,
    trigger: 'automatic',
    code: '',
    effect,
    goods: allGoods,
    includesSaleItems: true,
    onSubscriptions: { option: 'ALL_PAYMENTS' },
    minimumCents: 0,
    minimumQuantity: 0,
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    combinesWith: allClasses,
    // What its buyer was granted comes first.
    priority: Number.MIN_SAFE_INTEGER,
    isStopped: false,
    createdAtMs: 0,
    updatedAtMs: 0,
  }
  return { discount, code: '', isUsedUp: false, isUsedByCustomer: false }
}
