import type { BodyOf } from '@vitrine/contract/call'
import type { createProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { newSku } from '@vitrine/domain/catalogue/new-sku'
import { amountProblemText, parseAmount } from '../../../../../format/money-text.ts'
import { parseWeight, weightProblemText } from '../../../../../format/weight-text.ts'
import { countProblemText, parseCount } from '../check-count.ts'
import type { ProductDraft, VariantDraft } from '../draft.ts'
import type { SiteUnits } from '../draft-from-product.ts'
import { typeTraits } from '../product-types.ts'
import { readMeasures } from '../read-measures.ts'

/** A variant as it is sent. */
type VariantInput = BodyOf<typeof createProductCall>['variants'][number]

interface VariantInputs {
  readonly variants: VariantInput[]
  /** What cannot be read, by path, such as `variants.0.priceCents`. */
  readonly errors: Readonly<Record<string, string>>
  /** The paths of which nothing can be said, as a price beside them cannot be read. */
  readonly unread: ReadonlySet<string>
}

/** Reads the rows of the variants' table; an empty SKU gets a new one. */
export function variantInputs(draft: ProductDraft, site: SiteUnits, random: () => number): VariantInputs {
  const taken = new Set(draft.variants.map((row) => row.sku.trim()).filter((sku) => sku !== ''))
  const errors: Record<string, string> = {}
  const unread = new Set<string>()

  const variants = draft.variants.map((row, index): VariantInput => {
    const read = readRow(row, draft, site)
    for (const [field, text] of Object.entries(read.problems)) errors[`variants.${index}.${field}`] = text
    if (read.problems.priceCents) unread.add(`variants.${index}.salePriceCents`)
    const sku = row.sku.trim() === '' ? newSku(taken, random) : row.sku.trim()
    taken.add(sku)
    return { ...read.variant, sku }
  })
  return { variants, errors, unread }
}

interface ReadRow {
  readonly variant: VariantInput
  readonly problems: Readonly<Record<string, string>>
}

function readRow(row: VariantDraft, draft: ProductDraft, { currency, measurement }: SiteUnits): ReadRow {
  const traits = typeTraits[draft.type]
  const isOnSale = traits.hasSale && row.isOnSale
  const price = readAmount(row.price, currency)
  const sale = row.salePrice.trim() === '' && !isOnSale ? noAmount : readAmount(row.salePrice, currency)
  const isUnlimited = !traits.hasStock || row.isUnlimited
  const onHand = isUnlimited ? 0 : parseCount(row.onHand)
  const weight = traits.isShipped ? parseWeight(row.weight, measurement) : 0

  const times = {
    ...(row.saleFromMs !== null && { saleFromMs: row.saleFromMs }),
    ...(row.saleUntilMs !== null && { saleUntilMs: row.saleUntilMs }),
  }
  const measures = readMeasures(row, draft, measurement)
  return {
    variant: {
      id: row.id,
      sku: row.sku,
      attributes: { ...row.values },
      priceCents: price.cents,
      salePriceCents: traits.hasSale ? sale.cents : 0,
      isOnSale,
      ...(isOnSale && times),
      stock: isUnlimited
        ? { unlimited: true }
        : { unlimited: false, onHand: onHand ?? 0, ...(row.was !== undefined && { was: row.was }) },
      weightGrams: weight ?? 0,
      ...measures.part,
      imageId: draft.images.some((image) => image.id === row.imageId) ? row.imageId : null,
    },
    problems: {
      ...(price.problem && { priceCents: price.problem }),
      ...(traits.hasSale && sale.problem && { salePriceCents: sale.problem }),
      ...(onHand === null && { stock: countProblemText }),
      ...measures.problems,
      ...(weight === null && { weightGrams: weightProblemText[measurement] }),
    },
  }
}

const noAmount = { cents: 0, problem: null }

function readAmount(text: string, currency: string): { cents: number; problem: string | null } {
  const parsed = parseAmount(text, currency)
  return parsed.ok
    ? { cents: parsed.cents, problem: null }
    : { cents: 0, problem: amountProblemText(parsed.problem, currency) }
}
