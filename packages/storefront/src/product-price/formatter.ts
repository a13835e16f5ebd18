import type { Scope } from '@vitrine/template/scope'
import { html, type Markup } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { type Amount, readAmount } from '../money/amount.ts'
import { priceText } from '../money/price-text.ts'
import { fromAmount, normalAmount, saleAmount } from '../money/product-amounts.ts'
import { isOnSale, isSubscribable } from '../product/product.ts'
import { hasVariedPrices } from '../product/varied-prices.ts'
import { type PriceDisplay, priceBlock } from './price-block.ts'
import { subscriptionPlanOf, subscriptionWording } from './subscription-wording.ts'

/** `product-price`: the price of a product as its page shows it; arguments are options of the `money` formatter. */
export const productPrice = markupFormatter((item, args, scope) =>
  priceBlock('product-price', displayOf(item, args, scope), scope),
)

function displayOf(item: unknown, args: readonly string[], scope: Scope): PriceDisplay {
  const wording = isSubscribable(item) ? subscriptionWording(subscriptionPlanOf(item)) : ''
  if (wording === undefined) return { kind: 'unavailable' }

  const price = (amount: Amount | undefined): Markup => {
    const text = priceText(amount ?? readAmount(undefined), args, scope)
    return wording === '' ? text : html`${text} ${wording}`
  }
  if (hasVariedPrices(item)) return { kind: 'from', lowest: price(fromAmount(item)) }
  if (isOnSale(item))
    return { kind: 'sale', sale: price(saleAmount(item)), original: price(normalAmount(item)) }
  return { kind: 'single', price: price(normalAmount(item)) }
}
