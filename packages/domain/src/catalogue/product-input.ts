import { termProblems, titleProblem, withoutNulls } from '../content/term-problems.ts'
import { pageAddressProblem } from '../website/page-address.ts'
import { attributeOf } from './attribute-of.ts'
import { unitPriceCents } from './measures/unit-price.ts'
import type { Product, ProductType, Variant } from './product.ts'
import { productLimits } from './product-limits.ts'
import type { ProductProblem, ProductProblems } from './product-problems.ts'
import { longestWarnings } from './safety/product-safety.ts'
import { canRepeat } from './sale/can-repeat.ts'
import { endsBeforeItBegins, hasSale } from './schedule/apply-schedule.ts'
import type { StockInput } from './stock/stock-edit.ts'

/** A variant as an owner edits it; without an id it is new. */
export type VariantInput = Omit<Variant, 'id' | 'stock'> & {
  readonly id?: string | null
  /** Left out: stays as it is. `was`: what was on hand when the owner began to edit; the difference is what counts. */
  readonly stock?: StockInput
}

/** A product as an owner edits it, a file describes it or a template brings it. */
export type ProductInput = Omit<
  Product,
  'id' | 'variants' | 'additionalFieldsForm' | 'createdAtMs' | 'updatedAtMs'
> & {
  readonly variants: readonly VariantInput[]
}

/**
 * Says what is wrong with a product in itself; nothing when it can be saved where there is room for it. The sale of a gift card, of which
 * nobody sees anything, is let be where `known`, the product as it was, has it.
 */
export function checkProduct(input: ProductInput, known: SoldBefore | null = null): ProductProblems {
  const { title, urlId, optionNames, variants, images } = input
  return withoutNulls({
    title: titleProblem(title, { isNeeded: true, longest: productLimits.textLength }),
    urlId: pageAddressProblem(urlId),
    ...termProblems(input, productLimits),
    digitalFiles: (input.digitalFiles?.length ?? 0) > productLimits.digitalFiles ? 'too-many-files' : null,
    ...planProblems(input),
    'safety.warnings': (input.safety?.warnings.length ?? 0) > longestWarnings ? 'warnings-too-long' : null,
    images: images.length > productLimits.images ? 'too-many-images' : null,
    optionNames: optionNamesProblem(optionNames),
    variants:
      variants.length === 0
        ? 'no-variant'
        : variants.length > productLimits.variants
          ? 'too-many-variants'
          : null,
    ...variantProblems(input, known),
  })
}

function planProblems({ type, subscription }: ProductInput): Findings {
  if (subscription === null) return {}
  const { interval, billingCycles } = subscription
  const isInterval = isWhole(interval.value, { min: 1, max: productLimits.planInterval })
  const isCount = isWhole(billingCycles, { min: 0, max: productLimits.planCycles })
  return {
    subscription: canRepeat(type) ? null : 'no-plan-for-type',
    'subscription.interval.value': isInterval ? null : 'interval-out-of-range',
    'subscription.billingCycles': isCount ? null : 'cycles-out-of-range',
  }
}

function isWhole(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** Why a product cannot have options of these names; null when it can. */
export function optionNamesProblem(optionNames: readonly string[]): ProductProblem | null {
  const names = optionNames.map((each) => each.trim().toLowerCase())
  if (names.length > productLimits.options) return 'too-many-options'
  if (names.some((each) => each === '')) return 'option-unnamed'
  if (optionNames.some((each) => lengthProblem(each))) return 'text-too-long'
  return new Set(names).size < names.length ? 'option-twice' : null
}

type Findings = Record<string, ProductProblem | null>

type SoldBefore = Pick<Product, 'type'> & { readonly variants: readonly VariantInput[] }

function variantProblems(
  { type, variants, optionNames, images }: ProductInput,
  known: SoldBefore | null,
): Findings {
  const former = known?.type === type ? known.variants : []
  const findings: Findings = {}
  const skus = new Set<string>()
  const combinations = new Set<string>()
  for (const [index, variant] of variants.entries()) {
    const path = `variants.${index}`
    const sku = variant.sku.trim()
    findings[`${path}.sku`] = sku !== '' && skus.has(sku) ? 'sku-twice' : lengthProblem(sku)
    skus.add(sku)
    const values = optionNames.map((name) => attributeOf(variant, name) ?? '')
    const combination = JSON.stringify(values)
    findings[`${path}.attributes`] = combinations.has(combination) ? 'values-twice' : valuesProblem(values)
    combinations.add(combination)
    findings[`${path}.priceCents`] = variant.priceCents > productLimits.priceCents ? 'price-too-high' : null
    const before = former.find(({ id }) => id === variant.id)
    findings[`${path}.salePriceCents`] = saleProblem(type, variant, before)
    findings[`${path}.saleUntilMs`] = endsBeforeItBegins(variant) ? 'sale-ends-first' : null
    const isMeasured = !variant.content || unitPriceCents(variant.priceCents, variant.content) !== null
    findings[`${path}.content`] = isMeasured ? null : 'unit-of-another-kind'
    const isOfProduct = variant.imageId === null || images.some((each) => each.id === variant.imageId)
    findings[`${path}.imageId`] = isOfProduct ? null : 'image-of-another'
  }
  return findings
}

/** An empty cell of a grid is a price of nothing: a sale has one that was meant. */
function saleProblem(
  type: ProductType,
  variant: VariantInput,
  before: VariantInput | undefined,
): ProductProblem | null {
  if (!hasSale(variant)) return null
  if (type === 'gift-card') return before && isSameSale(variant, before) ? null : 'no-sale-for-type'
  if (variant.salePriceCents === 0) return 'sale-without-price'
  return variant.salePriceCents < variant.priceCents ? null : 'sale-not-below'
}

function isSameSale(variant: VariantInput, before: VariantInput): boolean {
  return saleFields.every((name) => variant[name] === before[name])
}

const saleFields = ['isOnSale', 'salePriceCents', 'saleFromMs', 'saleUntilMs'] as const

function valuesProblem(values: readonly string[]): ProductProblem | null {
  if (values.some((each) => each.trim() === '')) return 'value-missing'
  return values.some((each) => lengthProblem(each)) ? 'text-too-long' : null
}

function lengthProblem(text: string): ProductProblem | null {
  return text.length > productLimits.textLength ? 'text-too-long' : null
}
