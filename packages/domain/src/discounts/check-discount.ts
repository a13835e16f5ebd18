import { tidyCode } from './code-text.ts'
import type { Discount, DiscountEffect, GoodsChoice } from './discount.ts'
import { mostPayments, noSubscriptions } from './subscription-payments.ts'

/** What an owner says of a discount. */
export type DiscountInput = Omit<Discount, 'id' | 'createdAtMs' | 'updatedAtMs'>

/** What is wrong with it: a text for each field. */
type DiscountErrors = Readonly<Record<string, string>>

/** The discount as it is kept, or what is wrong with it. */
export type DiscountResult =
  | { readonly ok: true; readonly input: DiscountInput }
  | { readonly ok: false; readonly errors: DiscountErrors }

/** When a discount is saved, and what it was before; null for a new one. */
interface Saving {
  readonly nowMs: number
  readonly former: Pick<Discount, 'endsAtMs'> | null
}

/**
 * Checks what an owner says of a discount, and tidies it: what its kind does not have is left empty. One that is over stays as it is; an end
 * that is new lies ahead.
 */
export function checkDiscount(sent: DiscountInput, { nowMs, former }: Saving): DiscountResult {
  const errors: Record<string, string> = {}
  const name = sent.name.trim()
  const code = sent.trigger === 'code' ? tidyCode(sent.code) : ''
  if (name === '') errors.name = 'Give the discount a name: buyers read it.'
  if (code === null) errors.code = 'A code has 1 to 50 letters, digits, dashes and underscores.'
  if (sent.startsAtMs !== null && sent.endsAtMs !== null && sent.endsAtMs <= sent.startsAtMs) {
    errors.endsAtMs = 'It must end after it begins.'
  } else if (sent.endsAtMs !== null && sent.endsAtMs <= nowMs && sent.endsAtMs !== former?.endsAtMs) {
    errors.endsAtMs = 'This time is over. Choose a later one, or stop the discount.'
  }
  if (sent.usageLimit !== null && sent.usageLimit < 1) errors.usageLimit = 'Let it be used once at least.'
  const { onSubscriptions = noSubscriptions } = sent
  if (onSubscriptions.option === 'LIMITED_PAYMENTS' && !isCount(onSubscriptions.payments)) {
    errors.payments = `Say for how many payments: 1 to ${mostPayments}.`
  }
  Object.assign(errors, checkEffect(sent.effect))
  if (Object.keys(errors).length > 0 || code === null) return { ok: false, errors }
  const isForGoods = sent.effect.kind !== 'free-shipping' && !isForOrder(sent.effect)
  const input: DiscountInput = {
    ...sent,
    name,
    code,
    goods: isForGoods ? tidyGoods(sent.goods) : { productIds: [], categories: [], tags: [] },
    onSubscriptions,
    combinesWith: [...new Set(sent.combinesWith)].sort(),
  }
  return { ok: true, input }
}

function isCount(payments: number): boolean {
  return Number.isInteger(payments) && payments >= 1 && payments <= mostPayments
}

function isForOrder(effect: DiscountEffect): boolean {
  return 'appliesTo' in effect && effect.appliesTo === 'order'
}

function checkEffect(effect: DiscountEffect): DiscountErrors {
  switch (effect.kind) {
    case 'percentage':
      return checkShare(effect.milliPercent)
    case 'fixed':
      return effect.cents < 1 ? { cents: 'Say how much comes off.' } : {}
    case 'free-shipping':
      return {}
    case 'buy-x-get-y':
      return {
        ...checkShare(effect.milliPercent),
        ...(effect.buyQuantity < 1 ? { buyQuantity: 'Let at least one be bought.' } : {}),
        ...(effect.getQuantity < 1 ? { getQuantity: 'Let at least one get cheaper.' } : {}),
      }
  }
}

function checkShare(milliPercent: number): DiscountErrors {
  if (milliPercent >= 1 && milliPercent <= 100_000) return {}
  return { milliPercent: 'A share is more than 0 and at most 100 percent.' }
}

function tidyGoods({ productIds, categories, tags }: GoodsChoice): GoodsChoice {
  const tidy = (texts: readonly string[]) => [...new Set(texts.map((each) => each.trim()))].filter(Boolean)
  return { productIds: tidy(productIds), categories: tidy(categories), tags: tidy(tags) }
}

/** What is said of a code that another discount has. */
export const codeTakenText = 'Another discount has this code.'
