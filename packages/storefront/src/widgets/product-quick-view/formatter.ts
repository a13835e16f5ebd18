import { ownValue } from '@vitrine/template/values/own'
import { localizedOrEmpty } from '../../parts/html/localized.ts'
import { html, plain, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'

/** `product-quick-view`: the button that opens a product over its list. The argument names the field that has the group, or is it. */
export const productQuickView = markupFormatter((item, [name = ''], scope) => {
  const own = ownValue(item, name)
  const found = own === undefined ? scope.find([name]) : own
  const group = plain(found === undefined ? name : found)
  const label = siteWording(localizedOrEmpty(scope, 'productQuickViewText', 'Quick View'))
  return html`<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${plain(
    ownValue(item, 'id'),
  )}" data-group="${group}">${label}</span>`
})
