import type { ProductDraft, RowProblem } from './product-draft.ts'

/** What a file of products would change, told before anything is imported. */
export interface ImportPreview {
  /** Products that can be read. */
  readonly total: number
  /** Of these, so many would be added, and so many are there and would be changed. */
  readonly added: number
  readonly updated: number
  /** Products that cannot be read: `problems` say why. */
  readonly unread: number
  readonly problems: readonly RowProblem[]
  /** Whether there are more problems than are told. */
  readonly isCut: boolean
  /** The first products of the file. */
  readonly first: readonly PreviewedProduct[]
}

/** A product as the file has it. */
interface PreviewedProduct {
  /** Line of the file on which it begins. */
  readonly line: number
  readonly title: string
  readonly variants: number
  /** The lowest price of its variants, in minor units of the site's currency; what a sale takes off is not counted. */
  readonly priceCents: number
  readonly isKnown: boolean
}

/** So many problems, and so many products, are told. */
const mostTold = { problems: 100, products: 5 }

/** A draft, and whether its product is there already. */
export interface RecognizedDraft {
  readonly draft: ProductDraft
  readonly isKnown: boolean
}

/** Tells what a file would change. */
export function previewImport(
  recognized: readonly RecognizedDraft[],
  { unread, problems }: Pick<ImportPreview, 'unread' | 'problems'>,
): ImportPreview {
  const updated = recognized.filter(({ isKnown }) => isKnown).length
  return {
    total: recognized.length,
    added: recognized.length - updated,
    updated,
    unread,
    problems: problems.slice(0, mostTold.problems),
    isCut: problems.length > mostTold.problems,
    first: recognized.slice(0, mostTold.products).map(({ draft: { line, title, variants }, isKnown }) => ({
      line,
      title,
      variants: variants.length,
      priceCents: variants.reduce(
        (least, { priceCents }) => Math.min(least, priceCents),
        Number.POSITIVE_INFINITY,
      ),
      isKnown,
    })),
  }
}
