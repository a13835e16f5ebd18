import { type FolderReader, textsOf } from './folder-reader.ts'
import type { CollectionType, CustomType } from './template-folder.ts'

/** Kinds of items that a `.conf` may name in `acceptTypes` beside the types of the template (template survey, section 2.1). */
export const itemKinds: ReadonlySet<string> = new Set([
  'audio',
  'event',
  'image',
  'link',
  'quote',
  'store-item',
  'store_item',
  'text',
  'video',
])

/** Types of collections that the platform knows; a template may have views of its own for them without a `.conf`. */
export const platformTypes: ReadonlySet<string> = new Set([
  'album',
  'blog',
  'events',
  'folder',
  'gallery',
  'index',
  'page',
  'products',
])

interface Types {
  readonly collections: ReadonlyMap<string, CollectionType>
  readonly customTypes: readonly CustomType[]
}

/** Remarks what collections say to accept and is not defined: nothing can be added there. */
export async function checkAcceptedTypes({ collections, customTypes }: Types, reader: FolderReader) {
  const known = new Set([...itemKinds, ...platformTypes, ...customTypes.map(({ name }) => name)])
  for (const [type, { conf }] of collections) {
    const file = `collections/${type}.conf`
    const unknown = textsOf(conf.acceptTypes).filter((name) => !known.has(name) && !collections.has(name))
    const lines = await reader.linesNaming(file, unknown)
    const [first] = unknown
    if (first !== undefined) reader.warn(file, unknownText(unknown), lines.get(first) ?? null)
  }
}

/** Older templates name many kinds that there were: they are told together. */
function unknownText(names: readonly string[]): string {
  const [first = '', ...others] = names
  if (others.length === 0)
    return `acceptTypes names ${first}, which is no kind of item and no type of this template.`
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `acceptTypes names ${all}, which are no kinds of items and no types of this template.`
}
