import { viewKindOf } from '../default-views/view-kind.ts'
import { isSet } from '../template-folder/collection-conf.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { addressAskedFor } from './asked-addresses.ts'
import type { ItemSeed } from './item-schemas.ts'
import type { Seed } from './read-seed.ts'
import { sampleItems } from './sample-items.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/** What shows a type of collection: the collection, those inside of it, their items, and links to it. */
export interface TypeSample {
  readonly collections: readonly SiteSeed['collections'][number][]
  readonly items: ReadonlyMap<string, readonly ItemSeed[]>
  readonly links: readonly NavigationSeed[]
}

/** Most items that show a type. */
const maxItems = 12

/** Makes a sample of a type of collection that the template brings, from the content that is there. */
export function sampleOfType(typeName: string, seed: Seed, folder: TemplateFolder): TypeSample {
  const conf = folder.collections.get(typeName)?.conf ?? {}
  const title = titleOf(typeName, conf)
  const urlId = freeAddress(typeName, seed, folder)
  const collection = { urlId, title, typeName }
  const links = [{ collection: urlId }]
  if (isSet(conf.folder) || isSet(conf.index) || typeName === 'index') {
    const inside = insideOf(urlId, acceptedBy(typeName, conf), seed, folder)
    return { ...inside, collections: [collection, ...inside.collections], links }
  }
  return { ...filled(collection, seed, folder), links }
}

type Filled = Omit<TypeSample, 'links'>
type CollectionSeed = SiteSeed['collections'][number]

/** A collection with items of the kinds that its type takes; a page's text where it takes none. */
function filled(collection: CollectionSeed, seed: Seed, folder: TemplateFolder): Filled {
  const { typeName, urlId } = collection
  const conf = folder.collections.get(typeName)?.conf ?? {}
  const items = sampleItems(acceptedBy(typeName, conf), seed, folder).slice(0, maxItems)
  const shown = items.length > 0 ? collection : { ...collection, content: pageContent }
  return { collections: [withDetails(shown, seed)], items: new Map([[urlId, items]]) }
}

/** The text of a page, for types that hold no items. */
const pageContent = 'pages/welcome.html'

/**
 * What an index or folder of the sample holds, in the order in which it takes types: a page, pictures, and a collection of each type of the
 * template's own; a page and pictures where it takes nothing of these.
 */
function insideOf(parent: string, accepted: readonly string[], seed: Seed, folder: TemplateFolder): Filled {
  const pictures = [...seed.items.values()].flat().filter(({ kind }) => kind === 'image')
  const image = pictures[0]?.image
  const cover = image ? { mainImage: image } : {}
  const known: Readonly<Record<string, Filled>> = {
    page: {
      collections: [
        {
          urlId: `${parent}-welcome`,
          title: 'Welcome',
          typeName: 'page',
          content: pageContent,
          parent,
          ...cover,
        },
      ],
      items: new Map(),
    },
    gallery: {
      collections: [
        { urlId: `${parent}-pictures`, title: 'Pictures', typeName: 'gallery', parent, ...cover },
      ],
      items: new Map([[`${parent}-pictures`, pictures.slice(0, maxItems)]]),
    },
  }
  const parts = [...new Set(accepted)].flatMap((name) => known[name] ?? ownPart(name, parent, seed, folder))
  const { page, gallery } = known
  const shown = parts.length > 0 ? parts : [page, gallery].filter((part) => part !== undefined)
  return {
    collections: shown.flatMap((part) => part.collections),
    items: new Map(shown.flatMap((part) => [...part.items])),
  }
}

/** A collection of a type that the template brings; none for folders and shops, of which the content has others. */
function ownPart(typeName: string, parent: string, seed: Seed, folder: TemplateFolder): readonly Filled[] {
  const conf = folder.collections.get(typeName)?.conf
  if (!conf || isSet(conf.folder) || viewKindOf(typeName, conf) === 'products') return []
  const collection = {
    urlId: `${parent}-${slugOf(typeName)}`,
    title: titleOf(typeName, conf),
    typeName,
    parent,
  }
  return [filled(collection, seed, folder)]
}

function acceptedBy(typeName: string, conf: Readonly<Record<string, unknown>>): readonly string[] {
  const { acceptTypes } = conf
  if (Array.isArray(acceptTypes)) return acceptTypes.filter((each) => typeof each === 'string')
  return typeName === 'album' ? ['audio'] : []
}

function withDetails(collection: CollectionSeed, { site }: Seed) {
  if (collection.typeName !== 'album') return collection
  return { ...collection, album: { artistName: site.website.siteTitle } }
}

/** An address that neither the content nor a page of the template has: the one under which the template asks for the type, if it does. */
function freeAddress(typeName: string, { site }: Seed, folder: TemplateFolder): string {
  const isFree = (address: string) =>
    site.collections.every(({ urlId }) => urlId !== address) && !folder.pages.has(address)
  const slug = slugOf(typeName)
  const asked = addressAskedFor(typeName, folder)
  if (asked !== undefined && isFree(asked)) return asked
  return isFree(slug) ? slug : `${slug}-sample`
}

function slugOf(typeName: string): string {
  return typeName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function titleOf(typeName: string, { title }: Readonly<Record<string, unknown>>): string {
  return typeof title === 'string' && title !== ''
    ? title
    : typeName.charAt(0).toUpperCase() + typeName.slice(1)
}
