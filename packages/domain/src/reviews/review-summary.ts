import { languageTag } from '../words/language-tag.ts'
import type { Say } from '../words/say.ts'

/** How many reviews a product has, and the sum of their stars. */
export interface ReviewTotal {
  readonly count: number
  readonly ratingSum: number
}

/** What is said of a product's reviews in short, as templates see it; null where there is none. */
export function summarizeReviews(
  { count, ratingSum }: ReviewTotal,
  { language, say }: { readonly language: string; readonly say: Say },
) {
  if (count === 0) return null
  const tag = languageTag(language)
  const average = Math.round((ratingSum / count) * 10) / 10
  const averageText = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(average)
  const countText =
    count === 1
      ? say('1 review')
      : say('{reviewCount} reviews', { reviewCount: new Intl.NumberFormat(tag).format(count) })
  return {
    count,
    average,
    averageText,
    countText,
    /** How much of five stars is filled. */
    percent: Math.round(average * 20),
    text: `${say('{rating} out of 5 stars', { rating: averageText })}, ${countText}`,
  }
}

export type ReviewSummary = NonNullable<ReturnType<typeof summarizeReviews>>
