import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** Rows that are written in one transaction, and transactions at once. */
const batch = 250
const atOnce = 6

/** Writes many things into a shop, some at a time. */
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
  let next = 0
  const writeOn = async (): Promise<void> => {
    while (next < count) {
      const from = next
      next += batch
      const things = Array.from({ length: Math.min(batch, count - from) }, (_, at) => make(from + at))
      await site.transaction(async (tables) => {
        for (const thing of things) await write(tables, thing)
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writeOn))
}
