import { rollBack } from '@vitrine/store/roll-back'
import type { SiteStore, SiteTables } from '@vitrine/store/store'

/**
 * Writes what was gathered of a site in one transaction. What waited while the site was removed is dropped: nothing clears rows of a site that is gone,
 * and they would be in its way when it comes back. The site is asked for last: its removal locks rows before the site, too.
 */
export async function whileThere<Result>(
  store: Pick<SiteStore, 'transaction'>,
  write: (tables: SiteTables) => Promise<Result>,
): Promise<Result | undefined> {
  return store.transaction<Result | undefined>(async (tables) => {
    const result = await write(tables)
    return (await tables.site.stay()) ? result : rollBack(undefined)
  })
}
