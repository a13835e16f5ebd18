import type { Collection } from '@vitrine/domain/content/collection'
import { type SiteHome, withHome } from '@vitrine/domain/selling/site-home'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { viewKindOf } from '../default-views/view-kind.ts'
import { emptySeed } from '../seed/empty-seed.ts'
import type { Seed } from '../seed/read-seed.ts'
import { sampleContent } from '../seed/sample-content.ts'
import type { SeedServices } from '../seed/seed-services.ts'
import { demoSiteDir, fillLimitMs, prepareFilling } from '../seed/seed-site.ts'
import { seededSite } from '../seed/seeded-site.ts'
import { BoundToCurrencyError, isBoundToCurrency } from './bound-to-currency.ts'
import { addressesIn, mergeSettings, withoutDeadLinks, withoutPayments } from './merge-settings.ts'
import { removeSamples, removeUnused } from './remove-samples.ts'
import { readSampleContents } from './sample-contents.ts'
import { refuseBrokenSamples, type SamplesBroken } from './samples-broken.ts'
import { type ReadTemplate, readTemplate } from './template-of-folder.ts'
import { wearIfReplaced } from './wear-again.ts'
import { wearTemplate } from './wear-template.ts'

/** What a website is to be in place of its sample content. */
export interface NewContent {
  readonly content: 'empty' | 'samples'
  /** Of an empty site. */
  readonly title: string
  readonly templateId: string | null
  /** Whether sample content that was changed stays. */
  readonly keepsChanged: boolean
  /** Where an empty site is at home; without it that stays as it is. */
  readonly home?: SiteHome | undefined
}

/** Why there is no beginning. */
type BeginningProblem =
  | 'no-samples'
  | 'nothing-to-seed'
  | 'has-own-content'
  | 'changed-meanwhile'
  | 'currency-bound'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: BeginningProblem }

interface BeginningContext {
  readonly websiteId: string
  readonly services: SeedServices
  /** Does what belongs to the same transaction: it is told which pictures' files are to go. */
  readonly alongside: (tables: SiteTables, pictureIds: readonly string[]) => Promise<void>
}

/** Puts an empty site, or other sample content, in the place of the sample content of a website: all of it or nothing. */
export function beginSite(
  beginning: NewContent,
  context: BeginningContext,
): Promise<Outcome | SamplesBroken> {
  return refuseBrokenSamples(() => begin(beginning, context))
}

async function begin(
  beginning: NewContent,
  { websiteId, services, alongside }: BeginningContext,
): Promise<Outcome> {
  const store = services.store.site(websiteId)
  const { templateId: worn, language } = await store.site.read()
  const from = await readTemplate(worn, services)
  const to = beginning.templateId === worn ? from : await readTemplate(beginning.templateId, services)
  const seed =
    beginning.content === 'empty'
      ? emptySeed(beginning.title.trim(), to.folder, beginning.home?.language ?? language)
      : await sampleContent(to.folder.dir, demoSiteDir)
  if (seed === null) return { ok: false, problem: 'nothing-to-seed' }
  // Pictures are kept before the transaction, and are nobody's if it fails.
  const prepared = seed.isOwn ? null : await prepareFilling(seed, { websiteId, services })

  const begun = store.transaction(
    async (tables): Promise<Outcome> => {
      const now = await tables.site.lock()
      await tables.collections.lockAll()
      if (now.templateId !== worn) return { ok: false, problem: 'changed-meanwhile' }
      if (!(await tables.samples.isThere())) return { ok: false, problem: 'no-samples' }
      if (prepared !== null && (await hasOwnContent(tables))) return { ok: false, problem: 'has-own-content' }

      const removed = await removeSamples(tables, beginning.keepsChanged)
      await tables.samples.clear()
      const lacking = await lackingParts(seed, tables, to)
      const filling = prepared ?? (await prepareFilling(lacking, { websiteId, services }))
      const fresh = seededSite(seed.site, filling.pictureOf, beginning.home?.language ?? language)
      const { siteAsItCame } = removed
      await saveSettings(tables, { now, asItCame: siteAsItCame, fresh, seed, from, to, home: beginning.home })
      await filling.fill(tables)
      await wearIfReplaced(tables, to, services)
      await cutDeadLinks(tables, fresh)
      await alongside(tables, await removeUnused(tables, removed))
      return { ok: true }
    },
    { limitMs: fillLimitMs },
  )
  return begun.catch((error: unknown): Outcome => {
    // Only what stays tells it: all was put back.
    if (error instanceof BoundToCurrencyError) return { ok: false, problem: 'currency-bound' }
    throw error
  })
}

/** Whether anything was made or changed beside the sample content. */
async function hasOwnContent(tables: SiteTables): Promise<boolean> {
  const { states } = await readSampleContents(tables)
  const idsOf = (kind: string) => new Set(states.filter((each) => each.kind === kind).map(({ id }) => id))
  const own = await tables.samples.holdingMore({ productIds: idsOf('product'), itemIds: idsOf('item') })
  const known = idsOf('collection')
  const collections = await tables.collections.list()
  return (
    own.size > 0 || states.some(({ isChanged }) => isChanged) || collections.some(({ id }) => !known.has(id))
  )
}

/** An empty site is given the pages that are not left over: a home page, a shop, a journal. */
async function lackingParts(seed: Seed, tables: SiteTables, to: ReadTemplate): Promise<Seed> {
  if (!seed.isOwn) return seed
  const left = await tables.collections.list()
  const kinds = new Set(
    left.map(({ typeName }) => viewKindOf(typeName, to.folder.collections.get(typeName)?.conf ?? {})),
  )
  const isTaken = (urlId: string) => left.some((collection) => collection.urlId === urlId)
  const hasHome = left.some(({ isHomepage }) => isHomepage)
  const collections = seed.site.collections.filter(({ typeName, urlId }) => {
    if (typeName === 'page') return !hasHome
    return !kinds.has(viewKindOf(typeName, {})) && !isTaken(urlId)
  })
  const free = collections.map((each) =>
    isTaken(each.urlId) ? { ...each, urlId: `${each.urlId}-page` } : each,
  )
  const homepage = free.find(({ typeName }) => typeName === 'page')?.urlId ?? ''
  // The home page leads to the others where all of them are new, under their own addresses.
  const isWhole =
    free.length === seed.site.collections.length &&
    seed.site.collections.every(({ urlId }) => !isTaken(urlId))
  const layouts = isWhole ? seed.layouts : []
  return { ...seed, layouts, site: { ...seed.site, homepage, collections: free } }
}

interface SettingsChange {
  readonly now: Site
  readonly asItCame: string
  readonly fresh: Site
  readonly seed: Seed
  readonly from: ReadTemplate
  readonly to: ReadTemplate
  readonly home: SiteHome | undefined
}

async function saveSettings(
  tables: SiteTables,
  { now, asItCame, fresh, seed, from, to, home }: SettingsChange,
): Promise<void> {
  const plain = seed.isOwn ? withoutPayments(fresh) : fresh
  const merged = mergeSettings(now, asItCame, plain)
  const left = await tables.collections.list()
  // Pages that stay must be found where they were.
  const navigation = left.length > 0 ? now.navigation : merged.navigation
  const named = { ...merged, navigation, title: seed.isOwn ? fresh.title : merged.title }
  const isMoving = seed.isOwn && home !== undefined && home.currency !== now.store.currency
  const hasRates = [merged.store.shippingZones, merged.store.pickups, merged.store.localDeliveries].some(
    (each) => each.length > 0,
  )
  if (isMoving && (hasRates || (await isBoundToCurrency(tables, now.store.currency))))
    throw new BoundToCurrencyError()
  const titled = seed.isOwn && home ? withHome(named, home) : named
  if (from.id === to.id) return tables.site.save(titled)
  const worn = wearTemplate(titled, left, { from, to })
  for (const collection of worn.collections) await tables.collections.save(collection)
  return tables.site.save(worn.site)
}

/** Takes links to what is gone out of the menus; where none is left, the new ones stand in. */
async function cutDeadLinks(tables: SiteTables, fresh: Site): Promise<void> {
  const site = await tables.site.read()
  const collections = await tables.collections.list()
  const ids = new Set(collections.map(({ id }) => id))
  const dead = await deadAddresses(tables, addressesIn(site.navigation), collections)
  const living = withoutDeadLinks(
    site.navigation,
    (id) => ids.has(id),
    (url) => dead.has(url),
  )
  const isBare = Object.values(living).every((links) => links.length === 0)
  const navigation = isBare ? withoutDeadLinks(fresh.navigation, (id) => ids.has(id)) : living
  await tables.site.save({ ...site, navigation })
}

/** Those of some addresses that name a product or an item of a collection in which there is none of that name. */
async function deadAddresses(
  { products, items }: SiteTables,
  addresses: readonly string[],
  collections: readonly Collection[],
): Promise<ReadonlySet<string>> {
  const dead = new Set<string>()
  for (const address of addresses) {
    const [, place, urlId] = /^\/([^/?#]+)\/([^/?#]+)\/?$/.exec(address) ?? []
    const collection = collections.find((each) => each.urlId === place)
    if (collection === undefined || urlId === undefined) continue
    const found =
      (await products.findByUrlId(collection.id, urlId)) ?? (await items.findByUrlId(collection.id, urlId))
    if (found === undefined) dead.add(address)
  }
  return dead
}
