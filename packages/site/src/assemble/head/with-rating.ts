import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageMeta } from './page-meta.ts'

/** Adds what buyers think of a product to its JSON-LD, where the page shows it. */
export function withRating(meta: PageMeta, { item }: PageData): PageMeta {
  const summary = isRecord(item) && isRecord(item.reviewSummary) ? item.reviewSummary : null
  const [product, ...others] = meta.structuredData
  if (summary === null || !product) return meta
  const { average: ratingValue, count: reviewCount } = summary
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  }
  return { ...meta, structuredData: [{ ...product, aggregateRating }, ...others] }
}
