import { productLimits } from '../../product-limits.ts'
import { type Column, emptyCells, listedImages, type ShopifyRow } from '../shopify-row.ts'

/** A product of a file that says in a row of its own what it is, and lists its variants beneath. */
export interface ListedProduct {
  readonly line: number
  /** What it is, and what each variant has that says nothing of its own. */
  readonly cells: Cells
  readonly images: readonly string[]
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly options: readonly ListedOption[]
  /** None: it is one by itself, or one of each choice. */
  readonly variants: readonly ListedVariant[]
  /** What the file speaks of. */
  readonly present: ReadonlySet<string>
}

/** What can be chosen, and among what, each once. */
export interface ListedOption {
  readonly name: string
  readonly choices: readonly string[]
}

/** A row that is a variant; a choice that it leaves open ('') stands for all of them. */
export interface ListedVariant {
  readonly line: number
  readonly cells: Cells
  readonly choices: readonly string[]
}

type Cells = Partial<Record<Column, string>>

/** Writes such a product as rows in our names: the first says what it is, too. Null where it has more variants than a product can have. */
export function listedRows(
  { variants, ...product }: ListedProduct,
  handle: string,
): readonly ShopifyRow[] | null {
  const { line, cells, images, categories, tags, options, present } = product
  const listed = variants.length > 0 ? variants : [{ line, cells: {}, choices: options.map(() => '') }]
  const single = singleVariants(listed, options)
  if (single === null) return null
  const rows = single.map((variant, place) => ({
    ...emptyCells,
    ...(place === 0 ? cells : shared(cells)),
    ...nameCells(options),
    ...valueCells(variant.choices),
    ...variant.cells,
    handle,
    line: variant.line,
    present,
  }))
  const [first, ...others] = rows
  const lists = { images: listedImages(images), categories, tags }
  return first ? [{ ...first, lists }, ...others] : []
}

/** Each variant with one choice of each option: what is left open stands for what no other variant names. Null where there are too many. */
function singleVariants(
  variants: readonly ListedVariant[],
  options: readonly ListedOption[],
): readonly ListedVariant[] | null {
  const { variants: most } = productLimits
  // Counted before they are made: a few letters can stand for more than any memory holds.
  if (variants.length > most || variants.some(({ choices }) => combinationsOf(choices, options) > most))
    return null
  const isWhole = ({ choices }: ListedVariant) => options.every((_, place) => choices[place])
  const taken = new Set(variants.filter(isWhole).map(({ choices }) => JSON.stringify(choices)))
  const single: ListedVariant[] = []
  for (const variant of variants) {
    if (isWhole(variant)) single.push(variant)
    else
      for (const choices of combinations(variant.choices, options)) {
        const key = JSON.stringify(choices)
        if (taken.has(key)) continue
        taken.add(key)
        single.push({ ...variant, choices })
      }
    if (single.length > most) return null
  }
  return single
}

/** In how many ways what is left open can be filled in. */
function combinationsOf(choices: readonly string[], options: readonly ListedOption[]): number {
  return options.reduce(
    (count, option, place) => (choices[place] ? count : count * Math.max(1, option.choices.length)),
    1,
  )
}

/** All ways to fill in what is left open, one after another. */
function* combinations(
  choices: readonly string[],
  options: readonly ListedOption[],
  before: readonly string[] = [],
): Generator<readonly string[]> {
  const option = options[before.length]
  if (!option) return yield before
  const chosen = choices[before.length]
  const all = chosen ? [chosen] : option.choices.length > 0 ? option.choices : ['']
  for (const choice of all) yield* combinations(choices, options, [...before, choice])
}

function nameCells(options: readonly ListedOption[]): Cells {
  return Object.fromEntries(options.map(({ name }, place) => [`optionName${place + 1}`, name]))
}

function valueCells(choices: readonly string[]): Cells {
  return Object.fromEntries(choices.map((choice, place) => [`optionValue${place + 1}`, choice]))
}

/** What the further variants of a product have of it: all that is not said of the product alone. */
function shared(cells: Cells): Cells {
  return Object.fromEntries(
    ofVariants.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]])),
  )
}

const ofVariants = [
  'price',
  'compareAtPrice',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'inventoryTracker',
  'inventoryQuantity',
  'inventoryPolicy',
  'grams',
  'length',
  'width',
  'height',
] as const satisfies readonly Column[]
