import { rowsOfArchive } from '@vitrine/site/moving/check-archive'
import type { OpenArchive } from '@vitrine/site/moving/open-archive'
import type { SiteRows } from '@vitrine/store/website/moving/read-site-rows'
import type { SiteTable } from '@vitrine/store/website/site-tables'
import { installationName } from './installation-name.ts'
import { hashMarked } from './keyed/persons.ts'
import { sealRowsAgain } from './keyed/seal-rows-again.ts'

/** What nothing can be done with by another key: codes on paper are kept as keyed hashes alone, forms that were saved to go on with are sealed by their links, too. */
export const boundTables: ReadonlySet<SiteTable> = new Set(['recovery_codes', 'form_drafts'])

/** By which keys rows are opened and sealed. */
interface Keys {
  /** By which the file is sealed; null: by the key of this installation. */
  readonly key: string | null
  readonly secret: string
  readonly lost: Map<string, number>
}

/** The rows as this installation has them. */
export async function* rowsForHere(
  archive: OpenArchive,
  { key, secret, lost }: Keys,
): AsyncGenerator<SiteRows> {
  const { site, installation } = archive.manifest
  const isOurs = installation === installationName(secret)
  lost.clear()
  const lose = (table: SiteTable, rows = 1) => void lost.set(table, (lost.get(table) ?? 0) + rows)
  for await (const read of rowsOfArchive(archive)) {
    if (key === null) {
      yield read
      continue
    }
    if (!isOurs && boundTables.has(read.table)) {
      lose(read.table, read.rows.length)
      continue
    }
    const change = { websiteId: site.id, from: key, to: secret }
    yield hashMarked(sealRowsAgain(read, change, lose), change, { isKept: isOurs, lost: lose })
  }
}
