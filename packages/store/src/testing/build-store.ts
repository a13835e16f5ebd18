import type { Site } from '@vitrine/domain/website/site'
import { openStore } from '../open-store.ts'
import type { SiteStore, Store } from '../store.ts'
import { buildSite } from './builders.ts'
import { freshLocation } from './fresh-location.ts'
import { settingStore } from './setting-store.ts'
import { storeLocation } from './store-location.ts'

/** A store of its own for a test, with one website. */
export interface BuiltStore {
  readonly store: Store
  readonly siteStore: SiteStore
  readonly website: Site
  readonly dataDir: string
  /** Where its rows are on PostgreSQL; undefined on SQLite. */
  readonly url: string | undefined
  /** Closes the store and removes what it left. */
  close(): Promise<void>
}

/**
 * Opens a fresh store: SQLite in a new folder, or a new schema of the PostgreSQL server that `TEST_DATABASE_URL` names.
 */
export async function buildStore(
  options: {
    readonly site?: Partial<Site>
    readonly now?: () => number
    readonly countsAttempts?: boolean | undefined
    /** Lays a wire of the test's between the store and PostgreSQL. */
    readonly wire?: (url: string) => Promise<string>
  } = {},
): Promise<BuiltStore> {
  // Statements that a broken wire left behind may go on for a while: no other test is to have that schema.
  const { url: direct, dataDir, remove } = await (options.wire ? freshLocation() : storeLocation())
  const url = direct && options.wire ? await options.wire(direct) : direct
  const store = await openStore({
    url,
    dataDir,
    log: { warn: () => {} },
    ...(options.now ? { now: options.now } : {}),
    countsAttempts: options.countsAttempts ?? true,
  })
  const website = buildSite(options.site)
  await store.sites.add(website)
  return {
    store,
    siteStore: settingStore(store.site(website.id)),
    website,
    dataDir,
    url,
    close: async () => {
      await store.close()
      await remove()
    },
  }
}
