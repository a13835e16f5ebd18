import { isRecord } from '@vitrine/domain/shapes/is-record'
import { fillTitle } from '@vitrine/domain/website/settings/seo'
import type { Site } from '@vitrine/domain/website/site'
import type { PageData } from '../../page-json/page-context.ts'
import type { PageMeta } from './page-meta.ts'

/**
 * Names in the title which part of its list a page shows. A page on which nothing fits is not indexed: there is no end of names that nobody
 * used.
 */
export function withFilter(
  meta: PageMeta,
  data: PageData,
  { title, seo }: Pick<Site, 'title' | 'seo'>,
): PageMeta {
  const isIndexed = meta.isIndexed && data.nothingFits !== true
  const { collection, categoryFilter, tagFilter, author } = data
  const writer = data.authorFilter === true && isRecord(author) ? author.displayName : undefined
  const filters = [categoryFilter, tagFilter, writer].filter(
    (each) => typeof each === 'string' && each !== '',
  )
  if (filters.length === 0 || !isRecord(collection)) return { ...meta, isIndexed }
  const page = `${collection.title}: ${filters.join(', ')}`
  return { ...meta, title: fillTitle(seo.collectionTitleFormat, { site: title, page }), isIndexed }
}
