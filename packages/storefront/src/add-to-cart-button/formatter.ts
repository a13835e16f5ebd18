import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../html/localized.ts'
import { html, joinMarkup, jsonText, type Markup, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { fieldsOf } from '../product/fields.ts'
import { contentOf, isSubscribable } from '../product/product.ts'

/** `add-to-cart-btn`: the button that buys. Scripts find what they need in its attributes. */
export const addToCartButton = markupFormatter((item, _args, scope) => {
  const label = labelOf(item, scope)
  const { id, collectionId } = fieldsOf(item)
  const { additionalFieldsFormId: formId, additionalFieldsForm: form } = contentOf(item)
  const { productType, useCustomAddButtonText } = contentOf(item)
  const hasForm = isTruthy(formId) && isTruthy(form)
  const last = [...(hasForm ? [html`data-form="${jsonText(form)}"`] : []), ...optionAttribute(item)]
  const subscription = isSubscribable(item)
    ? html`data-is-subscription="${plain(contentOf(item).isSubscribable)}" `
    : ''
  return html`<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${plain(collectionId)}" data-item-id="${plain(
    id,
  )}" data-product-type="${plain(productType)}" data-use-custom-label="${plain(useCustomAddButtonText)}" ${subscription}data-original-label="${label}" ${joinMarkup(last, ' ')}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
})

function labelOf(item: unknown, scope: Scope): string {
  const { customAddButtonText, useCustomAddButtonText } = contentOf(item)
  const ownLabel = asText(customAddButtonText)
  if (isTruthy(useCustomAddButtonText) && ownLabel !== '') return ownLabel
  if (isSubscribable(item)) return localized(scope, 'productSubscribeText', 'Subscribe')
  return localized(scope, 'productAddToCartText', 'Add To Cart')
}

function optionAttribute(item: unknown): readonly Markup[] {
  if (!isSubscribable(item)) return []
  const { productSubscriptionOptions: options } = contentOf(item)
  if (!isTruthy(options)) return []
  return [html`data-subscription-option-id="${plain(follow(options, [0, 'id']))}"`]
}
