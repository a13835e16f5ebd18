import { newUuid } from '@vitrine/contract/client/new-uuid'
import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FieldValue } from '@vitrine/domain/forms/field-value'
import { summarizeValue } from '@vitrine/domain/forms/summarize-value'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { html } from '../../parts/html/markup.ts'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { pageLanguage } from '../../runtime/page-language/page-language.ts'
import { announceContent } from '../lifecycle/lifecycle.ts'

interface Money {
  readonly currency?: string
  readonly value?: string
}

interface Variant {
  readonly price?: number
  readonly salePrice?: number
  readonly onSale?: boolean
  readonly unlimited?: boolean
  readonly qtyInStock?: number
  readonly priceMoney?: Money
  readonly attributes?: Readonly<Record<string, string>>
}

interface Item {
  readonly variants?: readonly Variant[]
  readonly structuredContent?: {
    readonly variants?: readonly Variant[]
    readonly isSubscribable?: boolean
    readonly productType?: number
  }
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
  hasVariants: (item: Item) => variantsOf(item).length > 1,
  variedPrices: (item: Item) => new Set(variantsOf(item).map(priceOf)).size > 1,
  onSale: (item: Item) => variantsOf(item).some((variant) => variant.onSale === true),
  soldOut: (item: Item) =>
    variantsOf(item).every((variant) => !variant.unlimited && (variant.qtyInStock ?? 0) <= 0),
  getTotalStockRemaining: (item: Item) =>
    variantsOf(item).reduce(
      (sum, variant) => sum + (variant.unlimited ? Number.POSITIVE_INFINITY : (variant.qtyInStock ?? 0)),
      0,
    ),
  fromPrice: (item: Item) => lowest(variantsOf(item).map(priceOf)),
  normalPrice: (item: Item) => lowest(variantsOf(item).map((variant) => variant.price ?? 0)),
  salePrice: (item: Item) =>
    lowest(
      variantsOf(item).map((variant) => (variant.onSale ? (variant.salePrice ?? 0) : (variant.price ?? 0))),
    ),
  moneyString: (cents: number, currency?: string) => moneyText(cents, currency),
  priceString: (item: Item) => moneyText(lowest(variantsOf(item).map(priceOf))),
  variantFormat: (variant: Variant) => Object.values(variant.attributes ?? {}).join(' / '),
  summaryFormFieldString: (field: FormAnswer) => answerHtml(field),
  generateSKU: () => `SQ${String(randomNumber()).padStart(7, '0')}`,
  generateVariantId: newUuid,
  measurementStandard: () => Number(storeSettings().measurementStandard ?? 1),
  weightUnit: () => (Number(storeSettings().measurementStandard) === 2 ? 'kg' : 'lb'),
  dimensionUnit: () => (Number(storeSettings().measurementStandard) === 2 ? 'cm' : 'in'),
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

function variantsOf(item: Item): readonly Variant[] {
  return item.structuredContent?.variants ?? item.variants ?? []
}

function priceOf(variant: Variant): number {
  return variant.onSale ? (variant.salePrice ?? 0) : (variant.price ?? 0)
}

function lowest(cents: readonly number[]): number {
  return cents.length === 0 ? 0 : Math.min(...cents)
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
