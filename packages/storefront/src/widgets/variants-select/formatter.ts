import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { escapeHtml } from '../../parts/html/escape.ts'
import { localized } from '../../parts/html/localized.ts'
import { fillMessage } from '../../parts/html/localized-message.ts'
import { html, joinMarkup, jsonText, Markup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { chosenVariant } from '../../parts/product/chosen-variant.ts'
import {
  content,
  isSubscribable,
  optionNamesOf,
  productTypeOf,
  variantsOf,
} from '../../parts/product/product.ts'

/** `variants-select`: a dropdown and radio buttons for each option; missing unless there is more than one variant. */
export const variantsSelect = markupFormatter((item, _args, scope) => {
  const variants = variantsOf(item)
  const names = optionNamesOf(item)
  if (variants.length <= 1 || names.length === 0) return undefined

  scope.chargeSteps(names.length * variants.length)
  const options = names.map((name) =>
    optionPicker(name, valuesOf(name, variants), {
      ...wordingOf(name, item, scope),
      chosen: chosenValue(item, name),
    }),
  )
  return html`  <div class="product-variants" data-item-id="${plain(ownValue(item, 'id'))}" data-variants="${jsonText(
    variants,
  )}" ${subscriptionAttributes(item)}data-animation-role="content">
${joinMarkup(options, '\n')}
  </div>`
})

/** The value of the variant that the address of the page chooses; null where it chooses none. */
function chosenValue(item: unknown, name: string): string | null {
  const value = follow(chosenVariant(item), ['attributes', name])
  return value ? asText(value) : null
}

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

/** Names and values stand in several places, and are escaped once for all of them. */
function optionPicker(
  name: string,
  values: readonly string[],
  { title, placeholder, chosen }: Wording & { readonly chosen: string | null },
): Markup {
  const option = escapeHtml(name)
  const safeValues = values.map(escapeHtml)
  const safeChosen = chosen === null ? null : escapeHtml(chosen)
  return html`    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${plain(placeholder)}" data-variant-option-name="${new Markup(option)}">
        <option value="">${placeholder}</option>
        ${new Markup(safeValues.map((value) => choice(value, value === safeChosen)).join(''))}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${new Markup(option)}">
${new Markup(safeValues.map((value) => radioButton(option, value, value === safeChosen)).join(''))}    </div>
    </div>`
}

function choice(safeValue: string, isChosen: boolean): string {
  return `<option value="${safeValue}"${isChosen ? ' selected' : ''}>${safeValue}</option>`
}

function radioButton(safeName: string, safeValue: string, isChosen: boolean): string {
  const id = `variant-option-${safeName}-${safeValue}`
  return `      <input type="radio" class="variant-radiobtn" value="${safeValue}" name="variant-option-${safeName}" id="${id}"${isChosen ? ' checked' : ''}/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${safeValue}</label>
`
}
