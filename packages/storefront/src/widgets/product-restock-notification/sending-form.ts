import { captchaNeedsScriptText } from '@vitrine/domain/captcha/captcha-problems'
import { asText } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { html, type Markup, plain } from '../../parts/html/markup.ts'

interface SendingForm {
  readonly productId: string
  /** Where the form is sent. */
  readonly address: string
  readonly context: unknown
}

/**
 * The form of a view that says where it is sent: one that works without scripts, too. Whoever has none cannot choose a variant, so those
 * that wait for that have a link beside them.
 */
export function sendingForm(view: unknown, { productId, address, context }: SendingForm): Markup {
  const word = (name: string) => follow(context, ['restockNotificationMessages', name])
  const variantId = ownValue(view, 'variantId')
  const isHidden = isTruthy(ownValue(view, 'hiddenByDefault'))
  return html`<div class="product-restock-notification" data-product-id="${plain(productId)}" data-variant-id="${plain(
    variantId,
  )}"${isHidden ? ' hidden' : ''}>
  <span class="product-restock-cta">${word('CTAText')}</span>
  <form class="product-restock-form" method="post" action="${address}">
    <input type="hidden" name="productId" value="${productId}"><input type="hidden" name="variantId" value="${variantId}">
    <input type="email" name="email" autocomplete="email" spellcheck="false" maxlength="256" required aria-label="${word('placeholderText')}" placeholder="${word('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${word('buttonText')}">${mailingList(context, word('mailingListDescription'))}${captcha(view)}
  </form>
</div>${isHidden ? pageLink(view, { productId, invitation: word('CTAText') }) : ''}`
}

function mailingList(context: unknown, description: unknown): Markup | '' {
  if (!isTruthy(ownValue(context, 'mailingListSignUpEnabled'))) return ''
  const checked = isTruthy(ownValue(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  return html`
    <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}> ${description}</label>`
}

function captcha(view: unknown): Markup | '' {
  const provider = asText(ownValue(view, 'captchaProvider'))
  if (provider === '' || provider === 'none') return ''
  return html`
    <div class="captcha-container" data-captcha="${provider}" data-captcha-key="${ownValue(view, 'captchaKey')}"></div><noscript><p class="captcha-noscript">${captchaNeedsScriptText}</p></noscript>`
}

function pageLink(
  view: unknown,
  { productId, invitation }: { readonly productId: string; readonly invitation: unknown },
): Markup {
  const query = new URLSearchParams({ productId, variantId: asText(ownValue(view, 'variantId')) })
  return html`<noscript><p class="product-restock-cta"><a class="product-restock-link" href="/restock?${query.toString()}">${ownValue(view, 'variantName')}: ${invitation}</a></p></noscript>`
}
