import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { localized } from '../../parts/html/localized.ts'
import { html, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { merchandisingOf } from '../../parts/product/merchandising.ts'
import { isOnSale, isSoldOut } from '../../parts/product/product.ts'

/** `product-status`: the mark `sold out`, else `sale`, else nothing (specification, section 4). */
export const productStatus = markupFormatter((item, _args, scope) => {
  if (isSoldOut(item)) {
    const ownText = asText(ownValue(merchandisingOf(item, scope), 'customSoldOutText'))
    return html`<div class="product-mark sold-out">${ownText || localized(scope, 'productSoldOutText', 'sold out')}</div>`
  }
  if (isOnSale(item))
    return html`<div class="product-mark sale">${siteWording(localized(scope, 'productSaleText', 'sale'))}</div>`
  return undefined
})
