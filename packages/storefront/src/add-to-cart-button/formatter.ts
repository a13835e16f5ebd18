import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../html/localized.ts'
import { html, jsonText, type Markup, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { content, isSubscribable } from '../product/product.ts'

/** `add-to-cart-btn`: the button that buys. Scripts find what they need in its attributes. */
export const addToCartButton = markupFormatter((item, _args, scope) => {
  const label = labelOf(item, scope)
  const form = content(item, 'additionalFieldsForm')
  const hasForm = isTruthy(form)
  const subscription = isSubscribable(item) ? html`data-is-subscription="true" ` : ''
  return html`<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${
    hasForm ? 'use-form' : ''
  }" role="button" tabindex="0" data-dynamic-strings data-collection-id="${plain(ownValue(item, 'collectionId'))}" data-item-id="${plain(
    ownValue(item, 'id'),
  )}" data-product-type="${plain(content(item, 'productType'))}" data-use-custom-label="${plain(
    content(item, 'useCustomAddButtonText'),
  )}" ${subscription}data-original-label="${label}" ${hasForm ? formAttribute(form) : ''}${optionAttribute(item)}>
    <div class="sqs-add-to-cart-button-inner">${label}</div>
  </div>
</div>`
})

function labelOf(item: unknown, scope: Scope): string {
  const ownLabel = asText(content(item, 'customAddButtonText'))
  if (isTruthy(content(item, 'useCustomAddButtonText')) && ownLabel !== '') return ownLabel
  if (isSubscribable(item)) return localized(scope, 'productSubscribeText', 'Subscribe')
  return localized(scope, 'productAddToCartText', 'Add To Cart')
}

function formAttribute(form: unknown): Markup {
  return html`data-form="${jsonText(form)}" `
}

function optionAttribute(item: unknown): Markup {
  const options = content(item, 'productSubscriptionOptions')
  if (!isSubscribable(item) || !isTruthy(options)) return html``
  return html`data-subscription-option-id="${plain(follow(options, [0, 'id']))}"`
}
