import type { Collection } from '@vitrine/domain/content/collection'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteTables } from '@vitrine/store/store'
import { RevisionMemory } from './revision-memory.ts'

const known = new RevisionMemory<readonly Collection[]>()

/**
 * All collections of a site, read once for each revision. Within a transaction, `site` is one that was read there: a transaction that
 * waited for the reading of others could hold the connection that they wait for.
 */
export function collectionsOf(
  site: Site,
  { collections }: Pick<SiteTables, 'collections'>,
): Promise<readonly Collection[]> {
  return known.recall(site, '', () => collections.list())
}
