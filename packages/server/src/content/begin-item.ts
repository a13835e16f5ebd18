import type { Author, ItemAuthor } from '@vitrine/domain/content/author'
import type { Collection } from '@vitrine/domain/content/collection'
import { type ContentItem, plainItem } from '@vitrine/domain/content/item'
import { itemAddress } from '@vitrine/domain/content/items/item-address'
import { itemProblemText } from '@vitrine/domain/content/items/item-problems'
import { roomProblem } from '@vitrine/domain/content/items/room-for-items'
import { numberedUrlId } from '@vitrine/domain/website/page-address'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { ContentPlace } from './content-place.ts'

/** A collection, and how its items are put in order. */
type RoomOfItems = Pick<ContentPlace, 'ordering'> & { readonly collection: Pick<Collection, 'id'> }

/** Why no more items fit into a collection, in words; null while they do. */
export async function roomRefusal(
  { items }: Pick<SiteTables, 'items'>,
  { collection, ordering }: RoomOfItems,
  nowMs: number,
): Promise<string | null> {
  const { total } = await items.search({
    ...{ collectionId: collection.id, nowMs, sort: 'position', direction: 'asc' },
    ...{ offset: 0, limit: 1 },
  })
  const problem = roomProblem(ordering, total)
  return problem && itemProblemText[problem]
}

/** An address that is free in a collection, made of a title: `mug`, `mug-2`, `mug-3`. */
export async function freeUrlId(
  { items }: Pick<SiteTables, 'items'>,
  collectionId: string,
  wanted: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const urlId = numberedUrlId(wanted, number)
    if (!(await items.findByUrlId(collectionId, urlId))) return urlId
  }
}

interface NewItem extends Pick<ContentItem, 'id' | 'kind' | 'customType' | 'title' | 'image' | 'author'> {
  readonly nowMs: number
  /** Of the site. */
  readonly language: string
}

/** An item at the end of a collection: a draft, but for a picture that came with its file, which is seen at once. */
export async function beginItem(
  tables: Pick<SiteTables, 'items'>,
  { collection }: ContentPlace,
  { nowMs, language, ...own }: NewItem,
): Promise<ContentItem> {
  const bounds = await tables.items.positions(collection.id)
  const isPicture = own.kind === 'image' && own.image !== null
  return {
    ...plainItem,
    ...own,
    collectionId: collection.id,
    urlId: await freeUrlId(tables, collection.id, itemAddress(own.title, { id: own.id, language })),
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: [],
    isFeatured: false,
    status: isPicture ? 'published' : 'draft',
    publishedAtMs: nowMs,
    updatedAtMs: nowMs,
    position: bounds ? bounds.last + 1 : 0,
    event: own.kind === 'event' ? nextFullHour(nowMs) : null,
  }
}

/** An event begins at the next full hour of the next day until its owner says otherwise, and lasts an hour. */
function nextFullHour(nowMs: number) {
  const hourMs = 3_600_000
  const startAtMs = Math.ceil(nowMs / hourMs) * hourMs + 24 * hourMs
  return { startAtMs, endAtMs: startAtMs + hourMs }
}

/** The author that an account writes as; made when it writes for the first time. */
export async function authorOf(
  { authors }: Pick<SiteTables, 'authors'>,
  account: Account | null,
): Promise<ItemAuthor> {
  const displayName = account?.displayName ?? ''
  if (!account || displayName === '') return { id: '', displayName: '' }
  const known =
    (await authors.find(account.id)) ??
    (await authors.list()).find((each) => each.displayName === displayName)
  if (known) return { id: known.id, displayName: known.displayName }
  const [firstName = '', ...rest] = displayName.split(' ')
  const names = { firstName, lastName: rest.join(' ') }
  const author: Author = { id: account.id, displayName, ...names, bioHtml: '', avatar: null, websiteUrl: '' }
  await authors.save(author)
  return { id: author.id, displayName }
}
