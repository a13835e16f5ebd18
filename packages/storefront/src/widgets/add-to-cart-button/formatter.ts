import type { Scope } from '@vitrine/template/scope'
import { asBoolean, asText } from '@vitrine/template/values/convert'
import { follow } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../../parts/html/localized.ts'
import { html, joinMarkup, jsonText, type Markup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { type Fields, fieldInScope, fieldsOf } from '../../parts/product/fields.ts'

/** `add-to-cart-btn`: the button that buys. Scripts find what they need in its attributes. */
export const addToCartButton = markupFormatter((item, _args, scope) => {
  const content = fieldsOf(fieldInScope(item, contentPath, scope))
  // What cannot be bought to the end has no button that leads nowhere.
  if (content.isSold === false) return html``
  const { additionalFieldsFormId: formId, additionalFieldsForm: form } = content
  const { productType, useCustomAddButtonText, isSubscribable } = content
  const label = labelOf(content, scope)
  const hasForm = isTruthy(formId) && isTruthy(form)
  const last = [...(hasForm ? [html`data-form="${jsonText(form)}"`] : []), ...optionAttribute(content)]
  const subscription = asBoolean(isSubscribable) ? html`data-is-subscription="${plain(isSubscribable)}" ` : ''
  return html`<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${plain(
    fieldInScope(item, collectionPath, scope),
  )}" data-item-id="${plain(fieldInScope(item, idPath, scope))}" data-product-type="${plain(
    productType,
  )}" data-use-custom-label="${plain(useCustomAddButtonText)}" ${subscription}data-original-label="${label}" ${joinMarkup(last, ' ')}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
})

const contentPath = ['structuredContent'] as const
const collectionPath = ['collectionId'] as const
const idPath = ['id'] as const

function labelOf(
  { customAddButtonText, useCustomAddButtonText, isSubscribable }: Fields,
  scope: Scope,
): string {
  const ownLabel = asText(customAddButtonText)
  if (isTruthy(useCustomAddButtonText) && ownLabel !== '') return ownLabel
  if (asBoolean(isSubscribable)) return localized(scope, 'productSubscribeText', 'Subscribe')
  return localized(scope, 'productAddToCartText', 'Add To Cart')
}

function optionAttribute({ isSubscribable, productSubscriptionOptions: options }: Fields): readonly Markup[] {
  if (!asBoolean(isSubscribable) || !isTruthy(options)) return []
  return [html`data-subscription-option-id="${plain(follow(options, [0, 'id']))}"`]
}
