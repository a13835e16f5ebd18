import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** Rows that are written in one transaction, and how long it may take. */
const batch = 100_000
const limitMs = 3_600_000

/** Writes many things into a shop. */
export async function writeInBatches<Thing>(
  site: SiteStore,
  count: number,
  {
    make,
    write,
  }: {
    readonly make: (place: number) => Thing
    readonly write: (tables: SiteTables, thing: Thing) => Promise<unknown>
  },
): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const writeBatch = async (tables: SiteTables) => {
      for (let place = from; place < Math.min(from + batch, count); place += 1)
        await write(tables, make(place))
    }
    await site.transaction(writeBatch, { limitMs })
  }
}
