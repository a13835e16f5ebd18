import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { CustomField } from '@vitrine/domain/content/items/custom-fields'
import type { ItemOrdering } from '@vitrine/domain/content/items/room-for-items'
import { orderingOf } from '@vitrine/site/theme/collection-shape'
import { type TakenKind, takenKinds } from '@vitrine/site/theme/item-kinds'
import type { Theme } from '@vitrine/site/theme/theme'

/** A collection that holds items, as the template shapes it. */
export interface ContentPlace {
  readonly collection: Collection
  readonly kinds: readonly TakenKind[]
  readonly ordering: ItemOrdering
  readonly hasItemPages: boolean
}

/** What the template makes of a collection; null for one that holds no items. */
export function placeOf(collection: Collection | undefined, theme: Theme): ContentPlace | null {
  const kinds = collection ? takenKinds(collection, theme) : []
  if (!collection || kinds.length === 0) return null
  return {
    collection,
    kinds,
    ordering: orderingOf(collection, theme),
    hasItemPages: theme.views.get(collection.typeName)?.item != null,
  }
}

/** The fields that the template has for an item of its own type. */
export function fieldsOf(
  { customType }: Pick<ContentItem, 'customType'>,
  theme: Theme,
): readonly CustomField[] {
  return theme.folder.customTypes.find(({ name }) => name === customType)?.fields ?? []
}
