import type { Formatter } from '@vitrine/template/registry'
import type { Scope } from '@vitrine/template/scope'
import { asBoolean, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { localized } from '../../parts/html/localized.ts'
import { fillMessage } from '../../parts/html/localized-message.ts'
import { html, joinMarkup, jsonText, type Markup } from '../../parts/html/markup.ts'
import { merchandisingOf } from '../../parts/product/merchandising.ts'

/**
 * `product-scarcity`: how few pieces are left, one message for each of the views. What belongs to a variant is hidden until the
 * variant is chosen. Without scarcity the value passes as it is: an object, which prints nothing.
 */
export const productScarcity: Formatter = (item, _args, scope) => {
  const context = merchandisingOf(item, scope)
  if (!asBoolean(ownValue(context, 'scarcityEnabled'))) return item

  const views: unknown = ownValue(context, 'scarcityTemplateViews')
  if (!Array.isArray(views)) return ''
  const wording =
    asText(ownValue(context, 'scarcityText')) || localized(scope, 'productDefaultScarcityText', '')
  scope.chargeSteps(views.length)
  const { text } = joinMarkup(
    views.map((view: unknown) => message(view, wording, scope)),
    '\n\n',
  )
  scope.chargeBytes(text.length)
  return text
}

function message(view: unknown, wording: string, scope: Scope): Markup {
  const attributes = ownValue(view, 'attributes')
  const variant = isTruthy(attributes) ? html` data-variant-attributes="${jsonText(attributes)}" hidden` : ''
  return html`  <div class="product-scarcity"${variant}>
    ${fillMessage(wording, [[ownValue(view, 'qtyInStock'), 'qtyInStock']], scope)}
  </div>`
}
