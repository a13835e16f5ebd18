import type { SizeMm } from '../measures/size.ts'
import { quotedCell } from './own/quoted-cell.ts'
import type { RowProblem, VariantDraft } from './product-draft.ts'
import { isWeight, readFlag, readPriceCents, readUnits, readWhole, twoWaysProblem } from './read-amounts.ts'
import { momentProblem, readMoment } from './read-moment.ts'
import type { ShopifyRow } from './shopify-row.ts'
import { isEmptied, isOfOurExport } from './silences.ts'
import { readMeasures } from './unit-measures.ts'

/** What a product's rows share. */
export interface VariantContext {
  readonly optionNames: readonly string[]
  readonly isGiftCard: boolean
  /** Fraction digits of the shop's currency. */
  readonly digits: number
}

/** A variant, or why the row gives none. */
export type VariantReading =
  | { readonly ok: true; readonly variant: VariantDraft; readonly remarks: readonly RowProblem[] }
  | { readonly ok: false; readonly problem: RowProblem }

/** Reads the variant that a row describes. */
export function readVariant(row: ShopifyRow, context: VariantContext): VariantReading {
  const refuse = (reason: string): VariantReading => ({ ok: false, problem: { line: row.line, reason } })

  const values = optionValuesOf(row)
  const missing = context.optionNames.find((_, place) => !values[place])
  if (missing !== undefined) return refuse(`The value of the option “${missing}” is missing.`)

  const price = readPriceCents(row.price, context.digits)
  if (row.price === '') return refuse('There is no price.')
  if (price === undefined)
    return refuse(twoWaysProblem(row.price, context.digits) ?? `The price “${row.price}” is not an amount.`)

  // A gift card is never on sale.
  const saleRow = context.isGiftCard ? { ...row, ...noSale } : row
  const compareAt = saleRow.compareAtPrice === '' ? 0 : readPriceCents(saleRow.compareAtPrice, context.digits)
  if (compareAt === undefined)
    return refuse(
      twoWaysProblem(row.compareAtPrice, context.digits) ??
        `The compare-at price “${row.compareAtPrice}” is not an amount.`,
    )

  const stock = readStock(row, context)
  if (!stock) return refuse(`The quantity “${row.inventoryQuantity}” is not a number.`)

  const attributes = Object.fromEntries(context.optionNames.map((name, place) => [name, values[place] ?? '']))
  const sale = readSale(saleRow, price, context.digits)
  if (typeof sale === 'string') return refuse(sale)
  const isOnSale = compareAt > price
  const content = readMeasures(row) ?? noneIf(isEmptied(row, measureColumns))
  const sizeMm = readSize(row) ?? noneIf(isEmptied(row, sizeColumns))
  const isBelowZero = !stock.unlimited && Number(row.inventoryQuantity) < 0
  const belowZero = `The quantity “${row.inventoryQuantity}” is below zero: none is there.`
  const isWeighed = isWeight(row.grams)
  const grams = quotedCell(row.grams)
  const unweighed = `The weight “${grams}” is not a number of grams: please look at it.`
  return {
    ok: true,
    remarks: [...(isBelowZero ? [belowZero] : []), ...(isWeighed ? [] : [unweighed])].map((reason) => ({
      line: row.line,
      reason,
      isUsed: true,
    })),
    variant: {
      sku: row.sku,
      isSkuMade: row.sku === '',
      attributes,
      priceCents: isOnSale ? compareAt : price,
      salePriceCents: isOnSale ? price : (sale.plannedCents ?? 0),
      isOnSale,
      ...sale.times,
      stock,
      ...(isCountLeftOut(row, context) && { keepsStock: true }),
      weightGrams: readWhole(row.grams),
      ...(!isWeighed && { keepsWeight: true }),
      ...(content !== undefined && { content }),
      ...(sizeMm !== undefined && { sizeMm }),
      imageUrl: row.variantImageUrl || null,
    },
  }
}

const measureColumns = ['measure', 'measureUnit', 'base', 'baseUnit'] as const
const sizeColumns = ['length', 'width', 'height'] as const

function noneIf(isEmpty: boolean): null | undefined {
  return isEmpty ? null : undefined
}

const noSale = { compareAtPrice: '', salePrice: '', saleFrom: '', saleUntil: '' }

/** When a sale begins and ends, and the price of one that is to come; or why that cannot be read. */
function readSale(row: ShopifyRow, priceCents: number, digits: number) {
  const [fromMs, untilMs] = [readMoment(row.saleFrom), readMoment(row.saleUntil)]
  if (fromMs === undefined) return momentProblem('begin of the sale', row.saleFrom)
  if (untilMs === undefined) return momentProblem('end of the sale', row.saleUntil)
  if (fromMs !== null && untilMs !== null && untilMs <= fromMs) return 'The sale ends before it begins.'
  const plannedCents = row.salePrice === '' ? null : readPriceCents(row.salePrice, digits)
  if (plannedCents === undefined)
    return twoWaysProblem(row.salePrice, digits) ?? `The sale price “${row.salePrice}” is not an amount.`
  const isPlanned = row.compareAtPrice === '' && (fromMs !== null || untilMs !== null)
  if (isPlanned && (plannedCents === null || plannedCents >= priceCents))
    return 'A sale that is to come needs a sale price below the price.'
  const times = {
    ...(fromMs !== null && { saleFromMs: fromMs }),
    ...(untilMs !== null && { saleUntilMs: untilMs }),
  }
  return { plannedCents, times }
}

/** The values of a row's options, in order. */
export function optionValuesOf(row: ShopifyRow): readonly string[] {
  const { optionValue1, optionValue2, optionValue3, optionValue4, optionValue5, optionValue6 } = row
  return [optionValue1, optionValue2, optionValue3, optionValue4, optionValue5, optionValue6]
}

/** How long, wide and high a piece is, where the row tells all three in millimetres. */
function readSize(row: ShopifyRow): SizeMm | undefined {
  const [length, width, height] = [readWhole(row.length), readWhole(row.width), readWhole(row.height)]
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : undefined
}

/** What may be sold without end is unlimited; so is what is not counted. A quantity is believed even without a tracker, unless it is the 0 that stands there for none. */
function readStock(row: ShopifyRow, context: VariantContext): VariantDraft['stock'] | undefined {
  if (sellsWithoutStock(row, context) || isUncounted(row)) return { unlimited: true }
  if (row.inventoryQuantity === '')
    return row.inventoryTracker === '' ? { unlimited: true } : { unlimited: false, onHand: 0 }
  const onHand = readUnits(row.inventoryQuantity)
  return onHand === undefined ? undefined : { unlimited: false, onHand }
}

/** Whether a shop of Shopify does not count a variant: it sells there, and its file has a quantity of 0. In our own file 0 is what its owner wrote. */
export function isUncounted(row: ShopifyRow): boolean {
  if (isOfOurExport(row) || !row.present.has('inventoryTracker')) return false
  return row.inventoryTracker === '' && row.inventoryQuantity !== '' && Number(row.inventoryQuantity) <= 0
}

function sellsWithoutStock({ inventoryPolicy }: ShopifyRow, { isGiftCard }: VariantContext): boolean {
  return isGiftCard || inventoryPolicy.toLowerCase() === 'continue' || readFlag(inventoryPolicy)
}

/** A count that an owner took out of our own file is no count of 0, which would sell the variant out. */
function isCountLeftOut(row: ShopifyRow, context: VariantContext): boolean {
  return isEmptied(row, ['inventoryQuantity']) && !sellsWithoutStock(row, context)
}
