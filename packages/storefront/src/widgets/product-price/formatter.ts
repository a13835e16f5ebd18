import type { Scope } from '@vitrine/template/scope'
import { localized, localizedOrEmpty } from '../../parts/html/localized.ts'
import { fillMessage, type MessageValue } from '../../parts/html/localized-message.ts'
import { type Markup, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { type Amount, readAmount } from '../../parts/money/amount.ts'
import { lacksCurrencyData, priceText } from '../../parts/money/price-text.ts'
import { fromAmount, normalAmount, saleAmount } from '../../parts/money/product-amounts.ts'
import { asChosen } from '../../parts/product/chosen-variant.ts'
import { content, isOnSale, isSubscribable, productTypeOf } from '../../parts/product/product.ts'
import { hasVariedPrices } from '../../parts/product/varied-prices.ts'
import { chosenPriceBlock, fromWording, type PriceDisplay, priceBlock } from './price-block.ts'
import { englishWording, olderWordingKey, type Rhythm, rhythmOf, wordingKey } from './subscription-wording.ts'

/**
 * `product-price`: the price of a product as its page shows it, or that of the variant which the address of the page chooses; arguments are options of
 * the `money` formatter.
 */
export const productPrice = markupFormatter((item, args, scope) => {
  const whole = displayOf(item, args, scope)
  const chosen = asChosen(item)
  return chosen === null
    ? priceBlock('product-price', whole, scope)
    : chosenPriceBlock('product-price', { chosen: displayOf(chosen, args, scope), whole }, scope)
})

/** The type of an item that is explicitly none of the products: it has no price, not even one of 0. */
const noProduct = -1

function displayOf(item: unknown, args: readonly string[], scope: Scope): PriceDisplay {
  const rhythm = isSubscribable(item) ? rhythmOf(content(item, 'subscriptionPlan')) : undefined
  if (isSubscribable(item) && !rhythm) return { kind: 'unavailable' }

  if (lacksCurrencyData(scope)) return { kind: 'nothing' }
  const price = (amount: Amount | undefined) => priceText(amount ?? readAmount(undefined), args, scope)
  if (hasVariedPrices(item)) {
    const lowest = price(fromAmount(item))
    return {
      kind: 'from',
      wording: rhythm ? paidIn(rhythm, lowest, true, scope) : fromWording(lowest, scope),
    }
  }
  if (!rhythm && productTypeOf(item) === noProduct) return { kind: 'nothing' }
  const paid = (amount: Amount | undefined) =>
    rhythm ? paidIn(rhythm, price(amount), false, scope) : price(amount)
  if (isOnSale(item))
    return { kind: 'sale', sale: paid(saleAmount(item)), original: paid(normalAmount(item)) }
  return { kind: 'single', price: paid(normalAmount(item)) }
}

function paidIn(rhythm: Rhythm, price: Markup, isFrom: boolean, scope: Scope): Markup {
  const values: MessageValue[] = [
    [price.text, 'price'],
    [rhythm.length, 'billingPeriodValue'],
    [rhythm.duration, 'duration'],
  ]
  if (isFrom) values.unshift([price.text, 'fromPrice'])
  return siteWording(fillMessage(wordingOf(rhythm, isFrom, scope), values, scope))
}

function wordingOf(rhythm: Rhythm, isFrom: boolean, scope: Scope): string {
  const english = englishWording(rhythm, isFrom)
  const olderKey = olderWordingKey(rhythm, isFrom)
  const fallback = olderKey === undefined ? english : localized(scope, olderKey, english)
  return localizedOrEmpty(scope, wordingKey(rhythm, isFrom), fallback)
}
