import { checkReview, type ReviewInput, type ReviewProblem } from './check-review.ts'
import type { Review } from './review.ts'

/** A product of an order that can be reviewed, and what was written about it before. */
export interface ReviewableProduct {
  readonly productId: string
  readonly before: Pick<Review, 'rating' | 'title' | 'body'> | null
}

/** What was typed about a product, and what comes of it. */
export interface TypedReview {
  readonly productId: string
  readonly typed: ReviewInput
  readonly outcome: ReviewOutcome
}

type ReviewOutcome =
  | { readonly kind: 'untouched' }
  /** It was taken before, and the form had no fields for it. */
  | { readonly kind: 'left' }
  | {
      readonly kind: 'taken'
      readonly review: Extract<ReturnType<typeof checkReview>, { ok: true }>['review']
    }
  | { readonly kind: 'refused'; readonly problem: ReviewProblem }

const fieldNames = ['rating', 'title', 'body'] as const

/** The name of a field for one product in the form for all of an order. */
export function reviewFieldName(field: (typeof fieldNames)[number], productId: string): string {
  return `${field}.${productId}`
}

/** Reads the form for all products of an order: what nobody touched is passed over, unless that is all of it. `shownName` stood in the form. */
export function readReviewForm(
  form: Readonly<Record<string, string | undefined>>,
  products: readonly ReviewableProduct[],
  shownName: string,
): readonly TypedReview[] {
  const { authorName = '' } = form
  const isNameNew = authorName.trim() !== shownName.trim()
  const read = products.map(({ productId, before }): TypedReview => {
    const field = (name: (typeof fieldNames)[number]) => form[reviewFieldName(name, productId)] ?? ''
    const hasFields = fieldNames.some((name) => form[reviewFieldName(name, productId)] !== undefined)
    if (before && !hasFields)
      return { productId, typed: asTyped(before, authorName), outcome: { kind: 'left' } }
    const typed = { rating: field('rating'), title: field('title'), body: field('body'), authorName }
    const isUntouched = isSame(typed, before) && !(before && isNameNew)
    return { productId, typed, outcome: isUntouched ? { kind: 'untouched' } : judge(typed) }
  })
  if (read.some(({ outcome }) => outcome.kind === 'taken' || outcome.kind === 'refused')) return read
  const first = products.find(({ before }) => before === null)
  return read.map((each) =>
    each.productId === first?.productId ? { ...each, outcome: judge(each.typed) } : each,
  )
}

function asTyped(
  { rating, title, body }: NonNullable<ReviewableProduct['before']>,
  authorName: string,
): ReviewInput {
  return { rating: String(rating), title, body, authorName }
}

function isSame(typed: ReviewInput, before: ReviewableProduct['before']): boolean {
  return (
    typed.rating === (before ? String(before.rating) : '') &&
    typed.title.trim() === (before?.title ?? '') &&
    typed.body.replace(/\r\n?/g, '\n').trim() === (before?.body ?? '')
  )
}

function judge(typed: ReviewInput): ReviewOutcome {
  const checked = checkReview(typed)
  return checked.ok
    ? { kind: 'taken', review: checked.review }
    : { kind: 'refused', problem: checked.problem }
}
