import type { Scope } from '@vitrine/template/scope'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, joinMarkup, type Markup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'
import { merchandisingOf } from '../../parts/product/merchandising.ts'
import { sendingForm } from './sending-form.ts'

/** `product-restock-notification`: for each variant that is gone, a form to ask for a mail when it is back; missing when none is. */
export const productRestockNotification = markupFormatter((item, _args, scope) => {
  const context = merchandisingOf(item, scope)
  const views = ownValue(context, 'restockNotificationViews')
  if (!Array.isArray(views) || views.length === 0) return undefined

  scope.chargeSteps(views.length)
  const id = asText(ownValue(item, 'id'))
  return joinMarkup(
    views.map((view) => notification(id, view, context, scope)),
    '\n\n',
  )
})

function notification(productId: string, view: unknown, context: unknown, scope: Scope): Markup {
  const address = asText(ownValue(view, 'formAddress'))
  if (address !== '') return sendingForm(view, { productId, address, context })
  const text = (name: string) => follow(context, ['restockNotificationMessages', name])
  const hidden = isTruthy(ownValue(view, 'hiddenByDefault')) ? ' hidden' : ''
  const captcha = hasCaptcha(scope) ? html`  <div class="captcha-container"></div>` : ''
  return html`<div class="product-restock-notification" data-product-id="${plain(productId)}" data-variant-id="${plain(
    ownValue(view, 'variantId'),
  )}"${hidden}>
  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${mailingList(context, text('mailingListDescription'))}
${captcha}
</div>`
}

function mailingList(context: unknown, description: unknown): Markup {
  if (!isTruthy(ownValue(context, 'mailingListSignUpEnabled'))) return html``
  const checked = isTruthy(ownValue(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  return html`  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${description}</label>`
}

function hasCaptcha(scope: Scope): boolean {
  return isTruthy(scope.find(['website', 'captchaSettings', 'siteKey']))
}
