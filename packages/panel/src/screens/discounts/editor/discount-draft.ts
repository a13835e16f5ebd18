import type { DiscountInput } from '@vitrine/domain/discounts/check-discount'
import { allGoods, type DiscountEffect } from '@vitrine/domain/discounts/discount'
import { noSubscriptions } from '@vitrine/domain/discounts/subscription-payments'

/** What the fields of the editor are given. */
export interface DraftProps {
  readonly draft: DiscountInput
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<DiscountInput>) => void
}

/** A discount as it begins: ten percent off the order by a code. */
export const freshDiscount: DiscountInput = {
  name: '',
  trigger: 'code',
  code: '',
  effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 10_000 },
  goods: allGoods,
  includesSaleItems: true,
  onSubscriptions: noSubscriptions,
  minimumCents: 0,
  minimumQuantity: 0,
  startsAtMs: null,
  endsAtMs: null,
  usageLimit: null,
  isOncePerCustomer: false,
  combinesWith: [],
  priority: 0,
  isStopped: false,
}

/** What the fields are called, for the question whose change counts. */
export const fieldLabels: Readonly<Record<keyof DiscountInput, string>> = {
  name: 'Name',
  trigger: 'How it applies',
  code: 'Code',
  effect: 'What it takes off',
  goods: 'Products',
  includesSaleItems: 'Sale items, too',
  onSubscriptions: 'On subscriptions',
  minimumCents: 'Least amount',
  minimumQuantity: 'Least number of pieces',
  startsAtMs: 'Begins at a time',
  endsAtMs: 'Ends at a time',
  usageLimit: 'Total uses',
  isOncePerCustomer: 'Once per customer',
  combinesWith: 'Can be combined with',
  priority: 'Priority',
  isStopped: 'Stopped',
}

/** What a kind takes off at first. */
export function freshEffect(kind: DiscountEffect['kind']): DiscountEffect {
  switch (kind) {
    case 'percentage':
      return { kind, appliesTo: 'order', milliPercent: 10_000 }
    case 'fixed':
      return { kind, appliesTo: 'order', cents: 500 }
    case 'free-shipping':
      return { kind, mostCents: null }
    case 'buy-x-get-y':
      return { kind, buys: null, buyQuantity: 2, getQuantity: 1, milliPercent: 100_000, timesPerOrder: null }
  }
}

/** Whether a discount is for some goods, which are chosen. */
export function isForGoods({ effect }: Pick<DiscountInput, 'effect'>): boolean {
  return effect.kind === 'buy-x-get-y' || ('appliesTo' in effect && effect.appliesTo === 'goods')
}

/** Whether some goods were chosen; a discount for which none were is for all of them. */
export function hasChosenGoods({
  goods: { productIds, categories, tags },
}: Pick<DiscountInput, 'goods'>): boolean {
  return productIds.length + categories.length + tags.length > 0
}
