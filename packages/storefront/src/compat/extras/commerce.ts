import { newUuid } from '@vitrine/contract/client/new-uuid'
import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FieldValue } from '@vitrine/domain/forms/field-value'
import { summarizeValue } from '@vitrine/domain/forms/summarize-value'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { html } from '../../parts/html/markup.ts'
import type { Amount } from '../../parts/money/amount.ts'
import { decimalText, movePoint } from '../../parts/money/decimal.ts'
import { fromAmount, normalAmount, saleAmount } from '../../parts/money/product-amounts.ts'
import { fieldsOf } from '../../parts/product/fields.ts'
import {
  hasVariants,
  isOnSale,
  isSoldOut,
  productTypeOf,
  stockOf,
  variantsOf,
} from '../../parts/product/product.ts'
import { hasVariedPrices } from '../../parts/product/varied-prices.ts'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { pageLanguage } from '../../runtime/page-language/page-language.ts'
import { singlePriceWording } from '../../widgets/product-price/subscription-wording.ts'
import { announceContent } from '../lifecycle/lifecycle.ts'

interface Variant {
  readonly attributes?: Readonly<Record<string, string>>
}

interface FormAnswer {
  readonly rawTitle?: string
  readonly type?: string
  readonly value?: unknown
  readonly values?: unknown
}

/** `Y.Squarespace.Commerce`: the questions that scripts ask of products (platform reference, section 3.2). Amounts are in cents. */
export const commerce = {
  initializeCommerce: announceContent,
  destroyCommerce: () => undefined,
  goToCheckoutPage: () => leadTo('/commerce/goto-checkout'),
  goToDonatePage: (donatePageId = '') =>
    leadTo(`/checkout/donate?donatePageId=${encodeURIComponent(donatePageId)}`),
  goToGiftCardPage: (itemId: string, variantId: string) =>
    leadTo(
      `/checkout/gift-card?itemId=${encodeURIComponent(itemId)}&variantId=${encodeURIComponent(variantId)}`,
    ),
  goToSubscriptionPage: (token: string) =>
    leadTo(`/checkout/subscribe?cartToken=${encodeURIComponent(token)}`),
  isExpressCheckout: () => storeSettings().expressCheckout === true,
  hasVariants: (item: unknown) => hasVariants(asProduct(item)),
  variedPrices: (item: unknown) => hasVariedPrices(asProduct(item)),
  onSale: (item: unknown) => isOnSale(asProduct(item)),
  soldOut: (item: unknown) => isSoldOut(asProduct(item)),
  getTotalStockRemaining: (item: unknown) => stockOf(asProduct(item)),
  fromPrice: (item: unknown) => centsOf(fromAmount(asProduct(item))),
  normalPrice: (item: unknown) => centsOf(normalAmount(asProduct(item))),
  salePrice: (item: unknown) => centsOf(saleAmount(asProduct(item))),
  moneyString: (cents: number, currency?: string) => moneyText(cents, currency),
  priceString: (item: unknown) => moneyText(centsOf(fromAmount(asProduct(item)))),
  variantFormat: (variant: Variant) => Object.values(variant.attributes ?? {}).join(' / '),
  summaryFormFieldString: (field: FormAnswer) => answerHtml(field),
  generateSKU: () => `SQ${String(randomNumber()).padStart(7, '0')}`,
  generateVariantId: newUuid,
  measurementStandard: () => Number(storeSettings().measurementStandard ?? 1),
  weightUnit: () => (Number(storeSettings().measurementStandard) === 2 ? 'kg' : 'lb'),
  dimensionUnit: () => (Number(storeSettings().measurementStandard) === 2 ? 'cm' : 'in'),
  merchantSubscriptionDetailsString: rhythmText,
  isFiniteSubscriptionPlan: (plan?: { readonly numBillingCycles?: number }) =>
    (plan?.numBillingCycles ?? 0) > 0,
  isValidUSZip: (zip: string) => /^\d{5}(?:-\d{4})?$/.test(zip),
} as const

function leadTo(address: string): void {
  location.assign(inPageLanguage(address))
}

/** An answer in a form, in lines; all of it is text. */
function answerHtml({ rawTitle = '', type = 'text', value, values = value ?? '' }: FormAnswer): string {
  const known = formFieldTypes.find((each) => each === type) ?? 'text'
  const told =
    typeof values === 'object' && values !== null && !Array.isArray(values) && known !== 'likert'
      ? Object.values(values).map(String)
      : values
  const lines = summarizeValue({ type: known, currencySymbol: '' }, told as FieldValue, {
    language: document.documentElement.lang || 'en-US',
    say: sayAsWritten,
  })
  return html`<div class="summary-form-field"><strong>${rawTitle}:</strong> ${lines.map((line) => html`<div>${line}</div>`)}</div>`
    .text
}

function randomNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % 10_000_000
}

/** A product in the shape that formatters read. What it sells may stand at the level of the item alone; what names no type is goods. */
function asProduct(item: unknown): unknown {
  const isNested = variantsOf(item).length > 0 || productTypeOf(item) !== 0
  const sold = isNested ? fieldsOf(item).structuredContent : item
  return { structuredContent: { productType: productTypeNumbers.physical, ...fieldsOf(sold) } }
}

function centsOf(amount: Amount | undefined): number {
  if (!amount) return 0
  const { currencyCode } = amount.money
  return Number(decimalText(movePoint(amount.decimal, digitsOf(currencyCode))))
}

/** How often a plan is paid and for how long: that of a product, with its price and in the words of its page, or a plan alone. */
function rhythmText(given: unknown): string {
  const product = asProduct(given)
  const [variant] = variantsOf(product)
  const told = fieldsOf(variant).priceWording
  if (typeof told !== 'string') return singlePriceWording(given, {}).replace('{price}', '').trim()
  return told.replace('{price}', () => moneyText(centsOf(fromAmount(product))))
}

function storeSettings(): Readonly<Record<string, unknown>> {
  const context: unknown = Reflect.get(window, 'Static')
  const path = ['SQUARESPACE_CONTEXT', 'websiteSettings', 'storeSettings']
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    context,
  )
  return typeof found === 'object' && found !== null ? { ...found } : {}
}

function moneyText(cents: number, currency = String(storeSettings().selectedCurrency ?? 'USD')): string {
  return formatMoney(cents, currency, pageLanguage())
}
