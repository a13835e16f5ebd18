import { productTypeNumbers } from '@vitrine/domain/product/product-types'
import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { localized } from '../html/localized.ts'
import { fillMessage } from '../html/localized-message.ts'
import { html, joinMarkup, jsonText, type Markup, plain } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'
import { content, isSubscribable, optionNamesOf, productTypeOf, variantsOf } from '../product/product.ts'

/** `variants-select`: a dropdown and radio buttons for each option; missing unless there is more than one variant. */
export const variantsSelect = markupFormatter((item, _args, scope) => {
  const variants = variantsOf(item)
  const names = optionNamesOf(item)
  if (variants.length <= 1 || names.length === 0) return undefined

  scope.chargeSteps(names.length * variants.length)
  const options = names.map((name) =>
    optionPicker(name, valuesOf(name, variants), wordingOf(name, item, scope)),
  )
  return html`  <div class="product-variants" data-item-id="${plain(ownValue(item, 'id'))}" data-variants="${jsonText(
    variants,
  )}" ${subscriptionAttributes(item)}data-animation-role="content">
${joinMarkup(options, '\n')}
  </div>`
})

interface Wording {
  readonly title: string
  readonly placeholder: string
}

/** A gift card has amounts instead of options, and its own words for them. */
function wordingOf(name: string, item: unknown, scope: Scope): Wording {
  const fill = (wording: string) => fillMessage(wording, [[name, 'variantName']], scope)
  if (productTypeOf(item) === productTypeNumbers['gift-card']) {
    const title = localized(scope, 'giftCardValueDisplayText', 'Value')
    const placeholder = localized(scope, 'giftCardVariantSelectText', 'Select Value')
    return { title: fill(title), placeholder: fill(placeholder) }
  }
  return {
    title: scope.locale ? name : '',
    placeholder: fill(localized(scope, 'productVariantSelectText', 'Select {variantName}')),
  }
}

function valuesOf(name: string, variants: readonly unknown[]): readonly string[] {
  const values = variants.map((variant) => follow(variant, ['attributes', name]) ?? undefined)
  return [...new Set(values.filter((value) => value !== undefined).map(asText))]
}

function subscriptionAttributes(item: unknown): Markup {
  if (!isSubscribable(item)) return html``
  return html`data-is-subscribable="true" data-subscription-plan="${jsonText(content(item, 'subscriptionPlan'))}" `
}

function optionPicker(name: string, values: readonly string[], { title, placeholder }: Wording): Markup {
  const choices = values.map((value) => html`<option value="${value}">${value}</option>`)
  const buttons = values.map((value) => radioButton(name, value))
  return html`    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${plain(placeholder)}" data-variant-option-name="${name}">
        <option value="">${placeholder}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
${buttons}    </div>
    </div>`
}

function radioButton(name: string, value: string): Markup {
  const id = `variant-option-${name}-${value}`
  return html`      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="${id}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>
`
}
