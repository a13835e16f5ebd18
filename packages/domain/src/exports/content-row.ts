import type { Collection } from '../content/collection.ts'
import { type ContentItem, isVisibleAt } from '../content/item.ts'
import type { ListCell } from '../lists/csv.ts'

/** The columns of a file of content. */
export const contentHeader = [
  'kind',
  'title',
  'address',
  'state',
  'published',
  'updated',
  'author',
  'tags',
  'categories',
  'excerpt',
  'body',
  'recording',
] as const

/** A page as a row. What pages are made of in blocks is not text, and not in the file. */
export function pageRow(page: Collection): readonly ListCell[] {
  const address = page.isHomepage ? '/' : `/${page.urlId}`
  const state = page.isEnabled ? 'public' : 'hidden'
  return [
    page.typeName,
    page.title,
    address,
    state,
    null,
    null,
    '',
    '',
    '',
    page.description,
    page.bodyHtml,
    '',
  ]
}

/** A post, event, picture, film or track as a row. */
export function itemRow(
  item: ContentItem,
  { collection, nowMs }: { readonly collection: Collection; readonly nowMs: number },
): readonly ListCell[] {
  return [
    item.kind,
    item.title,
    `/${collection.urlId}/${item.urlId}`,
    isVisibleAt(item, nowMs) ? 'public' : item.status,
    { atMs: item.publishedAtMs },
    { atMs: item.updatedAtMs },
    item.author.displayName,
    item.tags.join(', '),
    item.categories.join(', '),
    item.excerptHtml,
    item.bodyHtml,
    item.audio?.assetUrl ?? '',
  ]
}
