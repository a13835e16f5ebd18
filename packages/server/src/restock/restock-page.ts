import { restockFormAddress } from '@vitrine/contract/restock/addresses'
import { captchaNeedsScriptText } from '@vitrine/domain/captcha/captcha-problems'
import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { variantName } from '@vitrine/domain/restock/check-sign-up'
import { restockTexts } from '@vitrine/domain/restock/restock-texts'
import { restockMessages } from '@vitrine/domain/restock/restock-views'
import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { type PageAnswer, pageReply } from '../http/reply/reply.ts'

/** Numbers of the specification, section 2: a page, and the page of those who leave. */
type PageType = 2 | 300

interface RestockPage {
  readonly pageType?: PageType
  readonly title: string
  readonly body: Markup
  readonly refused?: RefusalCode
}

/** Answers a page about notices in the frame of its site. Search engines have no business there. */
export async function restockPage(
  { view, origin, call }: Pick<Exchange, 'view' | 'origin' | 'call'>,
  { pageType = 2, title, body, refused }: RestockPage,
): Promise<PageAnswer> {
  const shown = await view()
  const mainContent = html`<div class="form-sent-page restock-page"><h1>${title}</h1>${body}</div>`.text
  const headHtml = '<meta name="robots" content="noindex">'
  const made = await shown.renderSystemPage(
    { pageType, title, mainContent, headHtml },
    { origin, path: call.path },
  )
  return pageReply(made.html, {
    scriptHashes: made.scriptHashes,
    needs: made.needs,
    refused: refused ?? null,
  })
}

interface RestockFormPage {
  readonly product: Product
  readonly variant: Variant
  /** What was typed before, and why it was not taken. */
  readonly email?: string
  readonly problem?: { readonly code: RefusalCode; readonly message: string }
}

/** The form on a page of its own. */
export function restockFormPage(
  exchange: Pick<Exchange, 'view' | 'origin' | 'call' | 'site'>,
  { product, variant, email = '', problem }: RestockFormPage,
): Promise<PageAnswer> {
  const restock = exchange.site.store.restock ?? usualRestock
  const say = sayIn(exchange.site.language)
  const words = restockMessages(restock, say)
  const name = variantName(variant)
  const news = restock.asksForNews
    ? html`<label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"> ${words.mailingListDescription}</label>`
    : ''
  const said = problem
    ? html`<p class="product-restock-message" role="alert">${visitorWords(exchange.site.language).sayComposed(problem.message)}</p>`
    : ''
  const captcha = asksForCaptcha(exchange.site.captcha, 'restock')
    ? html`<noscript><p class="captcha-noscript">${say(captchaNeedsScriptText)}</p></noscript>`
    : ''
  const body = html`${name === '' ? '' : html`<p>${name}</p>`}<p>${words.CTAText}</p>${said}<form class="product-restock-form" method="post" action="${restockFormAddress.path}"><input type="hidden" name="productId" value="${product.id}"><input type="hidden" name="variantId" value="${variant.id}"><input type="email" name="email" autocomplete="email" maxlength="256" required aria-label="${words.placeholderText}" placeholder="${words.placeholderText}" value="${email}"><input class="sqs-editable-button" type="submit" value="${words.buttonText}">${news}</form>${captcha}<p><a href="/">${say('Back to the site')}</a></p>`
  return restockPage(exchange, { title: product.title, body, ...(problem && { refused: problem.code }) })
}

/** What is said to whoever was put down: in the owner's words, or ours in the language of the site. */
export function signedUpText({ language, store }: Pick<Site, 'language' | 'store'>): string {
  return (store.restock ?? usualRestock).successText || sayIn(language)(restockTexts.success)
}

/** Thanks whoever was put down. */
export function restockThanksPage(
  exchange: Pick<Exchange, 'view' | 'origin' | 'call' | 'site'>,
  product: Product,
): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const text = signedUpText(exchange.site)
  const body = html`<p role="status">${text}</p><p><a href="/">${say('Back to the site')}</a></p>`
  return restockPage(exchange, { title: product.title, body })
}
