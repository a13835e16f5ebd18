import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { localized } from '../html/localized.ts'
import { html } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'

/** `product-quick-view`: the button that opens a product over its list. The argument names the field that has the group, or is it. */
export const productQuickView = markupFormatter((item, [name = ''], scope) => {
  const found = name === '' ? undefined : (ownValue(item, name) ?? scope.find([name]))
  const group = asText(found) || name
  const label = localized(scope, 'productQuickViewText', 'Quick View')
  return html`<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${ownValue(
    item,
    'id',
  )}" data-group="${group}">${label}</span>`
})
