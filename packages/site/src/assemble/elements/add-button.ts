import { maxQuantity } from '@vitrine/domain/cart/quantity'
import { currentPriceCents, variedPrices } from '@vitrine/domain/catalogue/price'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { Say } from '@vitrine/domain/words/say'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Edit, ElementRule } from '../../html/rewrite-elements.ts'
import type { PageContext, PageData } from '../../page-json/page-context.ts'
import { sayIn } from '../../words/visitor-words.ts'

/** More add buttons than that on a page are for scripts only: each needs its product from the store. */
const maxForms = 12

/** The line of a form that says why it came back: the browser is led to it. */
export const problemId = 'product-problem'

/** The add button as our formatter writes it, whole. */
const addButton =
  /<div class="sqs-add-to-cart-button-wrapper[^<>]*>\s*<div (?:(?!\bdata-item-id=)[^<>])*data-item-id="([0-9a-f]{24})"[^<>]*>\s*<div class="sqs-add-to-cart-button-inner"[^<>]*>[^<]*<\/div>\s*<\/div>\s*<\/div>/y

/** The add button of our formatters needs a script; visitors without one get a form of their own behind it. */
export class AddButtons implements ElementRule {
  readonly tags = ['div class="sqs-add-to-cart-button-wrapper']
  readonly isForTexts = true
  readonly #data: PageData
  readonly #context: PageContext
  readonly #buttons: { readonly end: number; readonly itemId: string }[] = []

  constructor(data: PageData, context: PageContext) {
    this.#data = data
    this.#context = context
  }

  meet(html: string, at: number): void {
    if (this.#buttons.length >= maxForms) return
    addButton.lastIndex = at
    const [whole, itemId] = addButton.exec(html) ?? []
    if (whole !== undefined && itemId !== undefined) this.#buttons.push({ end: at + whole.length, itemId })
  }

  async edits(): Promise<readonly Edit[]> {
    if (this.#buttons.length === 0) return []
    const ids = [...new Set(this.#buttons.map(({ itemId }) => itemId))]
    const products = new Map(
      (await this.#context.store.products.findMany(ids)).map((each) => [each.id, each]),
    )
    return this.#buttons.flatMap(({ end, itemId }) => {
      const product = products.get(itemId)
      if (!product?.isVisible) return []
      return { start: end, end, text: purchaseForm(product, this.#data, this.#context) }
    })
  }
}

function purchaseForm(product: Product, data: PageData, context: PageContext): string {
  const variants = product.variants.filter((each) => availableQuantity(product.type, each.stock) > 0)
  if (variants.length === 0) return ''
  const say = sayIn(context.site.language)
  const label = product.customAddButtonText || say(product.subscription ? 'Subscribe' : 'Add To Cart')
  return html`<noscript><style>.product-variants,.product-quantity-input,.sqs-add-to-cart-button-wrapper{display:none!important}</style><form class="sqs-plain-purchase" method="post" action="/api/commerce/shopping-cart/entries"><input type="hidden" name="itemId" value="${product.id}">${
    product.variants.length > 1 ? variantPicker(product, variants, { data: data, context }) : ''
  }${product.subscription ? '' : quantityField(chosenQuantity(product, data), say)}${problemLine(problemFor(product, data))}<button type="submit" class="sqs-button-element--primary">${label}</button></form></noscript>`
    .text
}

function quantityField(quantity: number, say: Say) {
  return html`<p><label>${say('Quantity')}: <input type="number" name="quantity" value="${quantity}" min="1" max="${maxQuantity}" size="4"></label></p>`
}

/** How many were wanted when the form came back, on the product's own page. */
function chosenQuantity(product: Product, { item }: PageData): number {
  const quantity = isRecord(item) && item.id === product.id ? item.chosenQuantity : undefined
  return typeof quantity === 'number' ? quantity : 1
}

interface PickerPlace {
  readonly data: PageData
  readonly context: PageContext
}

function variantPicker(
  product: Product,
  variants: readonly Variant[],
  { data, context: { site } }: PickerPlace,
) {
  const chosenId = textOf(data.item, 'chosenVariantId')
  const hasPrices = variedPrices(product)
  const options = variants.map((variant) => {
    const price = hasPrices
      ? ` · ${formatMoney(currentPriceCents(product.type, variant), site.store.currency, site.language)}`
      : ''
    const mark = variant.id === chosenId ? html` selected` : ''
    return html`<option value="${variant.sku}"${mark}>${Object.values(variant.attributes).join(' / ')}${price}</option>`
  })
  return html`<p><label>${product.optionNames.join(' / ')}: <select name="sku">${options}</select></label></p>`
}

function problemLine(problem: string) {
  return problem === ''
    ? html`<p class="product-form-message" role="alert"></p>`
    : html`<p class="product-form-message" id="${problemId}" role="alert">${problem}</p>`
}

/** Why the form came back, on the product's own page. */
function problemFor(product: Product, { item }: PageData): string {
  return textOf(item, 'id') === product.id ? textOf(item, 'cartProblem') : ''
}

function textOf(item: unknown, name: string): string {
  const text = isRecord(item) ? item[name] : undefined
  return typeof text === 'string' ? text : ''
}
