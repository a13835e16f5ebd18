import type { Collection } from '../content/collection.ts'
import { type ContentItem, isVisibleAt } from '../content/item.ts'
import type { ListCell } from '../lists/csv.ts'
import { eventCells, eventHeader } from './event-cells.ts'

type Picture = NonNullable<ContentItem['image']>

/** What rows need beside what they are of. */
interface RowContext {
  readonly nowMs: number
  readonly timeZone: string
  /** Scheme and host before the addresses of pictures and recordings; '' where the site has none. */
  readonly origin: string
}

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
  'length in seconds',
  'artist',
  'picture',
  'picture description',
  'more pictures',
  ...eventHeader,
] as const

/** A page as a row. What pages are made of in blocks is not text, and not in the file. */
export function pageRow(page: Collection, { origin }: Pick<RowContext, 'origin'>): readonly ListCell[] {
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
    null,
    page.album?.artistName ?? '',
    ...pictureCells(page.mainImage ?? page.album?.cover ?? null, [], origin),
    ...eventHeader.map(() => ''),
  ]
}

/** A post, event, picture, film or track as a row. */
export function itemRow(
  item: ContentItem,
  { collection, ...context }: RowContext & { readonly collection: Collection },
): readonly ListCell[] {
  const { nowMs, origin, timeZone } = context
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
    item.audio ? wholeUrl(item.audio, origin) : '',
    item.audio && Math.round(item.audio.durationMs / 1000),
    item.audio?.artistName ?? '',
    ...pictureCells(item.image, item.gallery, origin),
    ...eventCells(item, timeZone),
  ]
}

/** Where its file is, what it shows in words, and the files of the pictures beside it. */
function pictureCells(
  picture: Picture | null,
  others: readonly Picture[],
  origin: string,
): readonly ListCell[] {
  const at = (each: Picture) => wholeUrl(each, origin)
  return [picture ? at(picture) : '', picture?.altText ?? '', others.map(at).join(' ')]
}

/** Where a file is for who opens it outside of the site. */
function wholeUrl({ assetUrl }: Pick<Picture, 'assetUrl'>, origin: string): string {
  return /^https?:/.test(assetUrl) || assetUrl === '' ? assetUrl : origin + assetUrl
}
