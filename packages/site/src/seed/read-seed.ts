import path from 'node:path'
import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { listInside } from '../template-folder/read-inside.ts'
import { BrokenSamplesError } from './broken/broken-samples.ts'
import { readSampleFile } from './broken/read-sample-file.ts'
import { type AuthorSeed, authorsSeed, type ItemSeed, itemsSeed } from './item-schemas.ts'
import { type LayoutSeed, readLayoutSeeds } from './read-layout-seeds.ts'
import {
  type JournalSeed,
  journalSeed,
  type ShopSeed,
  type SiteSeed,
  shopSeed,
  siteSeed,
} from './seed-schemas.ts'

/** The sample content that comes with a template. */
export interface Seed {
  /** The folder that files of the content are relative to. */
  readonly dir: string
  readonly site: SiteSeed
  readonly shop: ShopSeed
  readonly journal: JournalSeed
  /** What stands in collections, by the address of the collection. */
  readonly items: ReadonlyMap<string, readonly ItemSeed[]>
  readonly authors: readonly AuthorSeed[]
  readonly layouts: readonly LayoutSeed[]
  /** Whether it is the owner's from the beginning, and no sample that is to be removed. */
  readonly isOwn: boolean
  /** Where addresses lead that the content was written with. */
  readonly redirects: readonly RedirectRule[]
}

/** Reads the sample content of a template folder; null when it has none. Throws for content that cannot be understood. */
export async function readSeed(siteDir: string): Promise<Seed | null> {
  const dir = path.resolve(siteDir, 'content')
  const site = await readPart(dir, 'site.json', siteSeed)
  if (!site) return null
  return {
    dir,
    site,
    shop: (await readPart(dir, 'shop.json', shopSeed)) ?? { products: [] },
    journal: (await readPart(dir, 'journal.json', journalSeed)) ?? { posts: [] },
    items: await readItems(dir),
    authors: (await readPart(dir, 'authors.json', authorsSeed))?.authors ?? [],
    layouts: await readLayoutSeeds(dir),
    isOwn: false,
    redirects: [],
  }
}

async function readItems(dir: string): Promise<ReadonlyMap<string, readonly ItemSeed[]>> {
  const names = await listInside(dir, 'items')
  const items = new Map<string, readonly ItemSeed[]>()
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const part = await readPart(dir, `items/${name}`, itemsSeed)
    items.set(path.basename(name, '.json'), part?.items ?? [])
  }
  return items
}

async function readPart<Schema extends TSchema>(
  dir: string,
  name: string,
  schema: Schema,
): Promise<Static<Schema> | null> {
  const value = await readSampleFile(dir, name)
  if (value === undefined) return null
  const check = Compile(schema)
  if (check.Check(value)) return value as Static<Schema>
  const [first] = check.Errors(value)
  throw new BrokenSamplesError(
    name,
    `is not right at ${first?.instancePath || 'its top'}: ${first?.message}.`,
  )
}
