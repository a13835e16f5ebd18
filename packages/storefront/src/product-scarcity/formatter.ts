import type { Formatter } from '@vitrine/template/registry'
import { asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../html/localized.ts'
import { html, joinMarkup, jsonText, type Markup } from '../html/markup.ts'
import { merchandisingOf } from '../product/merchandising.ts'

/**
 * `product-scarcity`: how few pieces are left, one message for each of the views. What belongs to a variant is hidden until the
 * variant is chosen. Without scarcity the value passes as it is: an object, which prints nothing.
 */
export const productScarcity: Formatter = (item, _args, scope) => {
  const context = merchandisingOf(item, scope)
  const views = ownValue(context, 'scarcityTemplateViews')
  if (!isTruthy(ownValue(context, 'scarcityEnabled')) || !Array.isArray(views)) return item

  const isShownByDefault = isTruthy(ownValue(context, 'scarcityShownByDefault'))
  const wording =
    asText(ownValue(context, 'scarcityText')) || localized(scope, 'productDefaultScarcityText', '')
  scope.chargeSteps(views.length)
  const { text } = joinMarkup(
    views.map((view) => message(view, wording, isShownByDefault)),
    '\n\n',
  )
  scope.chargeBytes(text.length)
  return text
}

function message(view: unknown, wording: string, isShownByDefault: boolean): Markup {
  const attributes = ownValue(view, 'attributes')
  const isShown = isShownByDefault && !isTruthy(attributes)
  const text = wording.replaceAll('{qtyInStock}', asText(ownValue(view, 'qtyInStock')))
  return html`  <div class="product-scarcity" data-variant-attributes="${jsonText(attributes)}"${isShown ? '' : ' hidden'}>
    ${text}
  </div>`
}
