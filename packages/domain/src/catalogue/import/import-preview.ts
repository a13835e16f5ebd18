import { ofRowsLeftOut, type ProductDraft, type RowProblem, type VariantDraft } from './product-draft.ts'

/** What a file of products would change, told before anything is imported. */
export interface ImportPreview {
  /** Products that can be read. */
  readonly total: number
  /** Of these, so many would be added, and so many are there and would be changed. */
  readonly added: number
  readonly updated: number
  /** So many behind these were not looked at, as the file has more than are told of at a time. */
  readonly unforeseen: number
  /** And so many would be left out as the shop does not take them, such as where its page is full: `problems` say why. */
  readonly refused: number
  /** Products that cannot be read: `problems` say why. */
  readonly unread: number
  readonly problems: readonly RowProblem[]
  /** Whether there are more problems than are told. */
  readonly isCut: boolean
  /** Columns of the file with something in them that is not read. */
  readonly unreadColumns: readonly string[]
  /** The first products of the file. */
  readonly first: readonly PreviewedProduct[]
}

/** A product as the file has it. */
interface PreviewedProduct {
  /** Line of the file on which it begins. */
  readonly line: number
  readonly title: string
  /** With those that it keeps. */
  readonly variants: number
  /** The lowest price of its variants, in minor units of the site's currency; that of a sale where one is on. */
  readonly priceCents: number
  readonly isKnown: boolean
}

/** So many problems, products and columns are told. */
const mostTold = { problems: 100, products: 5, columns: 100 }

/** A draft, whether its product is there already, and what its import would tell; `isRefused`: that it is left out. */
export interface ForeseenDraft {
  readonly draft: ProductDraft
  readonly isKnown: boolean
  readonly isRefused: boolean
  /** So many variants it keeps that the draft does not name; left out: none. */
  readonly kept?: number
  readonly remarks: readonly RowProblem[]
}

/** What else is known of the file. */
type ReadFile = Pick<ImportPreview, 'total' | 'unread' | 'problems' | 'unreadColumns'>

/** Tells what a file would change; `foreseen` are the first of its `total` products. */
export function previewImport(
  foreseen: readonly ForeseenDraft[],
  { total, unread, problems: read, unreadColumns }: ReadFile,
): ImportPreview {
  const taken = foreseen.filter(({ isRefused }) => !isRefused)
  const updated = taken.filter(({ isKnown }) => isKnown).length
  const leftOut = foreseen.filter(({ isRefused }) => isRefused).flatMap(({ draft }) => draft.lines)
  const problems = [...ofRowsLeftOut(read, leftOut), ...foreseen.flatMap(({ remarks }) => remarks)].toSorted(
    (one, other) => one.line - other.line,
  )
  return {
    total,
    added: taken.length - updated,
    updated,
    refused: foreseen.length - taken.length,
    unforeseen: total - foreseen.length,
    unread,
    problems: problems.slice(0, mostTold.problems),
    isCut: problems.length > mostTold.problems,
    unreadColumns: unreadColumns.slice(0, mostTold.columns),
    first: foreseen
      .slice(0, mostTold.products)
      .map(({ draft: { line, title, variants }, isKnown, kept = 0 }) => ({
        line,
        title,
        variants: variants.length + kept,
        priceCents: variants.reduce(
          (least, variant) => Math.min(least, priceOf(variant)),
          Number.POSITIVE_INFINITY,
        ),
        isKnown,
      })),
  }
}

function priceOf({ isOnSale, salePriceCents, priceCents }: VariantDraft): number {
  return isOnSale ? salePriceCents : priceCents
}
