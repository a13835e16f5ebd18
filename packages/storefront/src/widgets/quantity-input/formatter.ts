import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { Scope } from '@vitrine/template/scope'
import { asBoolean } from '@vitrine/template/values/convert'
import { localized } from '../../parts/html/localized.ts'
import { html, plain, siteWording } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { fieldInScope } from '../../parts/product/fields.ts'
import { isSubscribable, productTypeOf, stockOf } from '../../parts/product/product.ts'

/** `quantity-input`: how many to buy; missing where there is nothing to choose (specification, section 5). */
export const quantityInput = markupFormatter((item, _args, scope) => {
  if (!canChooseQuantity(item, scope)) return undefined
  const label = localized(scope, 'productQuantityInputLabel', 'Quantity')
  return html`<div class="product-quantity-input" data-item-id="${plain(fieldInScope(item, idPath, scope))}" data-animation-role="content">
  <div class="quantity-label">${siteWording(label)}:</div>
  <input aria-label="${plain(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`
})

const idPath = ['id'] as const

function canChooseQuantity(item: unknown, scope: Scope): boolean {
  const type = productTypeOf(item)
  const isCountable =
    type === productTypeNumbers.physical ||
    (type === productTypeNumbers.service && canBuySeveralServices(scope))
  return isCountable && !isSubscribable(item) && !(stockOf(item) <= 1)
}

function canBuySeveralServices(scope: Scope): boolean {
  const setting = scope.find(['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices'])
  return setting === undefined || setting === null || asBoolean(setting)
}
