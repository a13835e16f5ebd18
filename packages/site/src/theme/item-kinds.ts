import type { Collection } from '@vitrine/domain/content/collection'
import type { ItemKind } from '@vitrine/domain/content/item'
import type { CustomField } from '@vitrine/domain/content/items/custom-fields'
import { confOf, isFolder, isIndex, isShop } from './collection-shape.ts'
import type { Theme } from './theme.ts'

/** A kind of item that a collection takes. */
export interface TakenKind {
  readonly kind: ItemKind
  /** Name of the template's own type; null for the platform's. */
  readonly customType: string | null
  /** As owners read it, such as `Post`. */
  readonly title: string
  /** The fields of the template's own type. */
  readonly fields: readonly CustomField[]
}

/** The kinds of items that owners can add to a collection; none for pages, shops and what only holds other pages. */
export function takenKinds(
  collection: Pick<Collection, 'typeName' | 'externalUrl'>,
  theme: Theme,
): readonly TakenKind[] {
  const isHolder = isShop(collection, theme) || isFolder(collection, theme) || isIndex(collection, theme)
  if (collection.externalUrl !== null || isHolder) return []
  const { acceptTypes } = confOf(collection, theme)
  const named = Array.isArray(acceptTypes) ? acceptTypes.filter((each) => typeof each === 'string') : []
  const names = named.length > 0 ? named : (usualKinds[collection.typeName] ?? [])
  const kinds = names.flatMap((name) => kindNamed(name, collection.typeName, theme) ?? [])
  return kinds.filter((kind, index) => kinds.findIndex((each) => isSame(each, kind)) === index)
}

const usualKinds: Readonly<Record<string, readonly string[]>> = {
  blog: ['text'],
  events: ['event'],
  gallery: ['image', 'video'],
  album: ['audio'],
}

/** Words of the platform's kinds; quotes and links of old templates are texts. */
const platformKinds: Readonly<Record<string, { readonly kind: ItemKind; readonly title: string }>> = {
  text: { kind: 'text', title: 'Post' },
  quote: { kind: 'text', title: 'Post' },
  link: { kind: 'text', title: 'Post' },
  image: { kind: 'image', title: 'Picture' },
  video: { kind: 'video', title: 'Video' },
  event: { kind: 'event', title: 'Event' },
  audio: { kind: 'audio', title: 'Track' },
}

function kindNamed(name: string, typeName: string, theme: Theme): TakenKind | null {
  const known = Object.hasOwn(platformKinds, name) ? platformKinds[name] : undefined
  if (known) {
    const title = known.kind === 'text' && typeName !== 'blog' ? 'Item' : known.title
    return { kind: known.kind, customType: null, title, fields: [] }
  }
  const own = theme.folder.customTypes.find((each) => each.name === name)
  if (!own) return null
  const kind = (Object.hasOwn(platformKinds, own.base) ? platformKinds[own.base] : undefined)?.kind ?? 'text'
  return { kind, customType: own.name, title: own.title, fields: own.fields }
}

function isSame(one: TakenKind, other: TakenKind): boolean {
  return one.kind === other.kind && one.customType === other.customType
}
