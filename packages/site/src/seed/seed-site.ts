import path from 'node:path'
import { defaultTimeZone } from '@vitrine/domain/website/default-time-zone'
import type { SiteTables } from '@vitrine/store/store'
import { readInside } from '../template-folder/read-inside.ts'
import type { PictureFinder } from './picture-schema.ts'
import type { Seed } from './read-seed.ts'
import { recordSamples } from './record-samples.ts'
import { sampleContent } from './sample-content.ts'
import { seedDigitalFiles } from './seed-digital-files.ts'
import { seedLayouts } from './seed-layouts.ts'
import { seedPictures } from './seed-pictures.ts'
import type { SeedServices } from './seed-services.ts'
import { type SeedContext, seededCollection, seededPost } from './seeded-content.ts'
import { seededAuthor, seededItem } from './seeded-item.ts'
import { type ProductContext, seededProducts } from './seeded-products.ts'
import { seededCollectionId, seededSite } from './seeded-site.ts'

/** The demo site, whose content fills any template. */
export const demoSiteDir = path.resolve(import.meta.dirname, '../../../../sites/demo')

/** Hundreds of rows are written in one transaction, each with an answer of a database that may be far away. */
export const fillLimitMs = 300_000

/** What seeding came to. */
export type SeedOutcome = 'seeded' | 'was-there' | 'nothing-to-seed'

/**
 * Fills an empty installation with the template's sample content, or with that of the demo site. The site comes with
 * all of it or not at all; one that an older version left without its content is filled.
 */
export async function seedSite(
  services: SeedServices & {
    /** Whose sample content is taken for a template that brings none. */
    readonly sampleDir?: string
    /** A new id of 24 hex digits, under which no other installation has its first site: a saved site comes in where there is none of its id. */
    readonly newId: () => string
  },
): Promise<SeedOutcome> {
  const { store, siteDir, newId, sampleDir = demoSiteDir } = services
  const [known] = await store.sites.list()
  if (known && (await store.site(known.id).collections.list()).length > 0) return 'was-there'

  const seed = await sampleContent(siteDir, sampleDir)
  if (!seed) return 'nothing-to-seed'
  const websiteId = known?.id ?? newId()
  if (!known) await store.sites.announce(websiteId)
  const { pictureOf, fill } = await prepareFilling(seed, { websiteId, services })
  if (known) await store.site(websiteId).transaction(fill, { limitMs: fillLimitMs })
  else
    await store.sites.add(
      { ...seededSite(seed.site, pictureOf), id: websiteId },
      { fill, limitMs: fillLimitMs },
    )
  return 'seeded'
}

/** What a website is to be filled with, once its pictures are on the disk. */
export interface PreparedFilling {
  readonly pictureOf: PictureFinder
  /** Saves it all; in a transaction. */
  fill(tables: SiteTables): Promise<void>
}

/** Keeps the pictures of a seed, and reads what else it needs, so that the rest can be saved in one transaction. */
export async function prepareFilling(
  seed: Seed,
  { websiteId, services: { clock, ...pictures } }: FilledSite,
): Promise<PreparedFilling> {
  const images = await seedPictures(seed, { websiteId, ...pictures })
  const pictureOf: PictureFinder = ({ file, alt }) => {
    const image = images.get(file)
    return image ? { ...image, altText: alt } : null
  }
  const files = await seedDigitalFiles(seed, { websiteId, ...pictures, nowMs: clock() })
  const bodies = await readBodies(seed)
  const save = async (tables: SiteTables) => {
    const nowMs = clock()
    for (const image of images.values()) await tables.images.save(image)
    for (const file of files.values()) await tables.digitalFiles.save(file)
    await saveContent(seed, bodies, { tables, pictureOf, files, nowMs })
    await saveItems(seed, { tables, pictureOf, nowMs })
    await seedLayouts(seed.layouts, { tables, pictureOf, nowMs })
    if (seed.redirects.length > 0) await tables.redirects.replace(seed.redirects)
  }
  const fill = async (tables: SiteTables) => {
    if (seed.isOwn) await save(tables)
    else await recordSamples(tables, seed.redirects, save)
    await tables.site.raiseRevision()
  }
  return { pictureOf, fill }
}

interface FilledSite {
  readonly websiteId: string
  readonly services: Omit<SeedServices, 'siteDir'>
}

async function saveContent(
  { site, shop, journal }: Seed,
  bodies: ReadonlyMap<string, string>,
  { tables, ...place }: ProductContext & { readonly tables: SiteTables },
): Promise<void> {
  const { homepage } = site
  const collections = site.collections.map((seed, position) =>
    seededCollection(seed, { position, homepage, bodyHtml: bodies.get(seed.urlId) ?? '' }, place),
  )
  for (const collection of collections) await tables.collections.save(collection)

  const shopCollection = collections.find((each) => each.typeName === 'products')
  const blog = collections.find((each) => each.typeName === 'blog')
  if (shopCollection) {
    for (const product of seededProducts(shop.products, shopCollection, place)) {
      await tables.products.save(product)
    }
  }
  if (blog) {
    for (const post of journal.posts) await tables.items.save(seededPost(post, blog.id, place))
  }
}

async function saveItems(
  { site, items, authors }: Seed,
  { tables, ...place }: SeedContext & { readonly tables: SiteTables },
): Promise<void> {
  const timeZone = site.website.timeZone ?? defaultTimeZone
  for (const author of authors) await tables.authors.save(seededAuthor(author, place.pictureOf))
  for (const [urlId, seeds] of items) {
    const collectionId = seededCollectionId(urlId)
    for (const [position, seed] of seeds.entries()) {
      await tables.items.save(seededItem(seed, { collectionId, position, timeZone }, place))
    }
  }
}

/** Bodies of pages, by the address of their collection. */
async function readBodies({ dir, site }: Seed): Promise<ReadonlyMap<string, string>> {
  const bodies = new Map<string, string>()
  for (const { urlId, content } of site.collections) {
    if (!content) continue
    // Templates come from anywhere: what their content names must lie in it.
    bodies.set(urlId, (await readInside(dir, content)) ?? '')
  }
  return bodies
}
