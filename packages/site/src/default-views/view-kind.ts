import { isSet, takesProducts } from '../template-folder/collection-conf.ts'

/** Kinds of collections that the platform can render, and whether their items have pages. */
export const viewKinds = {
  blog: { hasItem: true },
  products: { hasItem: true },
  gallery: { hasItem: false },
  events: { hasItem: true },
  album: { hasItem: false },
  index: { hasItem: false },
} as const

export type ViewKind = keyof typeof viewKinds

/** Names that templates give to the kinds. */
const namedKinds: Readonly<Record<string, ViewKind>> = {
  blog: 'blog',
  products: 'products',
  gallery: 'gallery',
  events: 'events',
  album: 'album',
  index: 'index',
}

/**
 * Finds which of the platform's views fits a type of collection: by its name, else by what its settings say (template survey, section 2.2);
 * null for pages, and for folders, which have no page but lead to their first entry.
 */
export function viewKindOf(typeName: string, conf: Readonly<Record<string, unknown>>): ViewKind | null {
  if (isSet(conf.index)) return 'index'
  if (isSet(conf.folder)) return namedKinds[typeName] === 'index' ? 'index' : null
  if (Object.hasOwn(namedKinds, typeName)) return namedKinds[typeName] ?? null
  if (conf.ordering === 'calendar') return 'events'
  if (conf.ordering === 'music-album') return 'album'
  const accepted = Array.isArray(conf.acceptTypes) ? conf.acceptTypes : []
  if (takesProducts(typeName, accepted)) return 'products'
  return acceptedKinds.find(({ accepts }) => accepted.includes(accepts))?.kind ?? null
}

/** What a collection takes in tells what it is; texts come before pictures, which posts may also be. */
const acceptedKinds: readonly { readonly accepts: string; readonly kind: ViewKind }[] = [
  { accepts: 'event', kind: 'events' },
  { accepts: 'audio', kind: 'album' },
  { accepts: 'text', kind: 'blog' },
  { accepts: 'image', kind: 'gallery' },
  { accepts: 'video', kind: 'gallery' },
]
