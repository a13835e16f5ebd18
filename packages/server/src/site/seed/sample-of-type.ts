import { isSet } from '../page-data/collection-shape.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
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
  const title = typeof conf.title === 'string' && conf.title !== '' ? conf.title : capitalised(typeName)
  const urlId = freeAddress(typeName, seed, folder)
  const collection = { urlId, title, typeName }
  const links = [{ collection: urlId }]
  if (isSet(conf.folder) || typeName === 'index') {
    const inside = insideOf(urlId, seed)
    return { ...inside, collections: [collection, ...inside.collections], links }
  }
  const items = sampleItems(acceptedBy(typeName, conf), seed, folder).slice(0, maxItems)
  const shown = items.length > 0 ? collection : { ...collection, content: pageContent }
  return { collections: [withDetails(shown, seed)], items: new Map([[urlId, items]]), links }
}

/** The text of a page, for types that hold no items. */
const pageContent = 'pages/welcome.html'

/** What an index or folder of the sample holds: a page, pictures and dates. */
function insideOf(urlId: string, { items }: Seed): Omit<TypeSample, 'links'> {
  const pictures = [...items.values()].flat().filter(({ kind }) => kind === 'image')
  const page = { urlId: `${urlId}-welcome`, title: 'Welcome', typeName: 'page', content: pageContent }
  const gallery = { urlId: `${urlId}-pictures`, title: 'Pictures', typeName: 'gallery' }
  const [first] = pictures
  return {
    collections: [
      { ...page, parent: urlId, ...(first?.image ? { mainImage: first.image } : {}) },
      { ...gallery, parent: urlId, ...(first?.image ? { mainImage: first.image } : {}) },
    ],
    items: new Map([[gallery.urlId, pictures.slice(0, maxItems)]]),
  }
}

function acceptedBy(typeName: string, conf: Readonly<Record<string, unknown>>): readonly string[] {
  const { acceptTypes } = conf
  if (Array.isArray(acceptTypes)) return acceptTypes.filter((each) => typeof each === 'string')
  return typeName === 'album' ? ['audio'] : []
}

function withDetails(collection: SiteSeed['collections'][number], { site }: Seed) {
  if (collection.typeName !== 'album') return collection
  return { ...collection, album: { artistName: site.website.siteTitle } }
}

/** An address that neither the content nor a page of the template has. */
function freeAddress(typeName: string, { site }: Seed, { pages }: TemplateFolder): string {
  const slug = typeName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const isTaken = site.collections.some(({ urlId }) => urlId === slug) || pages.has(slug)
  return isTaken ? `${slug}-sample` : slug
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
