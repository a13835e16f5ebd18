import { allGoods, type Discount, type DiscountEffect } from '../../discounts/discount.ts'
import type { DiscountContext } from '../../discounts/discount-offer.ts'
import type { AgreedDiscount, AgreedTerms } from './proposal.ts'

/** What a discount is called to which its owner gave no name. */
export const unnamedDiscountText = 'Discount'

interface OffersContext {
  readonly nowMs: number
  /** What a discount without a name is called: `unnamedDiscountText` in the language of who pays, as orders keep it. */
  readonly unnamed: string
}

/** The discount of a proposal as any other is priced: the only one that its cart can have. */
export function agreedOffers(
  { discount }: Pick<AgreedTerms, 'discount'>,
  { nowMs, unnamed }: OffersContext,
): DiscountContext {
  const offers = discount === null ? [] : [{ ...unused, discount: discountOf(discount, unnamed) }]
  return { nowMs, codes: [], offers }
}

/** Stands in place of the id of a discount of the shop: no uses are counted of it. */
export const agreedDiscountId = 'agreed'

const unused = { code: '', isUsedUp: false, isUsedByCustomer: false }

function discountOf(agreed: AgreedDiscount, unnamed: string): Discount {
  return {
    id: agreedDiscountId,
    name: agreed.name || unnamed,
    trigger: 'automatic',
    code: '',
    effect: effectOf(agreed),
    goods: allGoods,
    includesSaleItems: true,
    minimumCents: 0,
    minimumQuantity: 0,
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    combinesWith: [],
    priority: 0,
    isStopped: false,
    createdAtMs: 0,
    updatedAtMs: 0,
  }
}

function effectOf(agreed: AgreedDiscount): DiscountEffect {
  return agreed.kind === 'amount'
    ? { kind: 'fixed', appliesTo: 'order', cents: agreed.cents }
    : { kind: 'percentage', appliesTo: 'order', milliPercent: agreed.milliPercent }
}
