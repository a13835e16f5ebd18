import type { Form } from '@vitrine/domain/forms/form'
import type { SiteNotices } from '@vitrine/domain/website/notices'
import { isInPopup } from '@vitrine/domain/website/popup-overlay'
import { itemsBase } from '@vitrine/site/page-json/collection'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import type { SiteStore } from '@vitrine/store/store'

/** Where a form stands, as owners read it. */
interface ShownPlace {
  readonly kind: 'field' | 'collection' | 'item' | 'popup'
  readonly title: string
  readonly path: string | null
}

/** Finds the page that a form stands on; null for a form that stands nowhere. */
export async function showPlace(
  { place }: Pick<Form, 'place'>,
  { collections, items }: Pick<SiteStore, 'collections' | 'items'>,
): Promise<ShownPlace | null> {
  if (!place) return null
  const { kind, id } = place
  if (kind === 'field') return { kind, title: id, path: null }
  const item = kind === 'item' ? await items.find(id) : undefined
  if (kind === 'item' && !item) return null
  const collection = await collections.find(item?.collectionId ?? id)
  if (!collection) return null
  // What is in the trash comes back with its blocks.
  const isTrashed = collection.trashedAtMs !== null || (item?.trashedAtMs ?? null) !== null
  const ofPage = collection.isHomepage ? '/' : itemsBase(collection)
  const path = item ? itemUrl(item, collection) : ofPage
  return { kind, title: (item ?? collection).title, path: isTrashed ? null : path }
}

/** The same, and for a form without a block: whether the popup shows it. */
export async function showPlaceOrPopup(
  form: Pick<Form, 'id' | 'place'>,
  tables: Pick<SiteStore, 'collections' | 'items'>,
  notices: SiteNotices,
): Promise<ShownPlace | null> {
  const place = await showPlace(form, tables)
  return place ?? (isInPopup(form, notices) ? { kind: 'popup', title: 'Popup', path: null } : null)
}
