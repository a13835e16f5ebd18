import { localized } from '../../parts/html/localized.ts'
import { html } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { lacksCurrencyData, priceText } from '../../parts/money/price-text.ts'
import { amountBeforeSale } from '../../parts/money/product-amounts.ts'
import { chosenVariant } from '../../parts/product/chosen-variant.ts'
import { hasVariedPrices } from '../../parts/product/varied-prices.ts'
import { screenReaderLabel } from './price-block.ts'

/**
 * `product-former-price`: beside a `from` price that is a sale price, what that variant cost before; nothing where `product-price` tells it
 * itself, or where the lowest price is not a sale price. Arguments are options of the `money` formatter.
 */
export const productFormerPrice = markupFormatter((item, args, scope) => {
  const isFrom = hasVariedPrices(item) && chosenVariant(item) === undefined
  const before = isFrom && !lacksCurrencyData(scope) ? amountBeforeSale(item) : undefined
  if (!before) return html``
  const label = screenReaderLabel(localized(scope, 'originalPriceText', 'Original Price:'))
  return html`<span class="product-former-price">${label}<span class="original-price">${priceText(before, args, scope)}</span></span>`
})
