import type { CartRefusal } from '@vitrine/domain/cart/cart-refusals'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import { noticeHtml } from '@vitrine/site/forms/form-inputs'
import { fieldListHtml } from '@vitrine/site/forms/steps-html'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { html } from '@vitrine/storefront/parts/html/markup'
import { readProductUrls } from '../catalogue/product-urls.ts'
import type { Exchange } from '../http/exchange.ts'
import { sayEach } from '../http/language/say-each.ts'
import { type PageReply, pageReply } from '../http/reply/reply.ts'

/** Inputs beside those of the fields, which go by the ids of their fields. */
export const formNames = {
  item: 'vt-item',
  sku: 'vt-sku',
  quantity: 'vt-quantity',
  entry: 'vt-entry',
} as const

/** Which form is asked for. */
export interface FormAsked {
  readonly product: Product
  readonly form: BuyersForm
  /** The entry of the cart that it is filled in again for; '' for what is about to go into the cart. */
  readonly entryId: string
  readonly sku: string
  readonly quantity: string
}

/** What stands in it, and why it was not taken. */
interface FormShown {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
  readonly message: string
  readonly refused?: CartRefusal
}

/** A page (specification, section 2). */
const formPageType = 1

/** Answers the form of a product on a page of its own, in the frame of the site. */
export async function productFormPage(
  exchange: Pick<Exchange, 'view' | 'origin' | 'call' | 'store' | 'site'>,
  asked: FormAsked,
  { values, errors, message, refused }: FormShown,
): Promise<PageReply> {
  const { product, form, entryId, sku, quantity } = asked
  const { say, sayComposed } = visitorWords(exchange.site.language)
  const wrong = sayEach(errors, sayComposed)
  const back =
    entryId === '' ? ((await readProductUrls(exchange.store, exchange.site))(product) ?? '/cart') : '/cart'
  const told: readonly (readonly [string, string])[] =
    entryId === ''
      ? [
          [formNames.item, product.id],
          [formNames.sku, sku],
          [formNames.quantity, quantity],
        ]
      : [[formNames.entry, entryId]]
  const mainContent =
    html`<div class="form-sent-page"><h1>${product.title}</h1><div class="form-wrapper"><form class="form-block-form" method="post" action="/cart/form" novalidate aria-label="${
      form.name || product.title
    }">${form.name === '' ? '' : html`<h2>${form.name}</h2>`}${noticeHtml(
      refused === undefined ? null : { message: sayComposed(message) },
      say,
    )}<div class="field-list clear">${fieldListHtml({ fields: form.fields, say, manner: mannerOf(exchange.site), id: 'product-form', filling: { values, errors: wrong } })}</div>${told.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}<div class="form-button-wrapper"><button class="button sqs-system-button sqs-editable-button" type="submit">${
      entryId === ''
        ? product.customAddButtonText || say(product.subscription ? 'Subscribe' : 'Add To Cart')
        : say('Save')
    }</button></div></form></div><p><a href="${back}">${say('Back')}</a></p></div>`.text
  const view = await exchange.view()
  const address = { origin: exchange.origin, path: exchange.call.path }
  const title = form.name || product.title
  const made = await view.renderSystemPage({ pageType: formPageType, title, mainContent }, address)
  const { scriptHashes, needs } = made
  return pageReply(made.html, { scriptHashes, needs, refused: refused ?? null })
}
