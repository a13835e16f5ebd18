import type { Site } from '@vitrine/domain/website/site'
import type { Services } from '../services/services.ts'

type Directory = Services['store']['sites']
type FoundSites = Awaited<ReturnType<Directory['page']>>

interface Asked {
  /** Words that title or hosts hold, each of them; '' for all sites. */
  readonly q: string
  /** The id behind which they are; '' from the first on. */
  readonly after: string
  readonly limit: number
}

/** So many sites are looked through at once. */
const batchSize = 100

/** The sites that have the words, in the order of their ids. */
export async function findSites(directory: Directory, { q, after, limit }: Asked): Promise<FoundSites> {
  if (q.trim() === '') return directory.page({ after, limit })
  const found: FoundSites[number][] = []
  for (let behind: string | undefined = after; behind !== undefined && found.length < limit; ) {
    const batch: FoundSites = await directory.page({ after: behind, limit: batchSize })
    found.push(...batch.filter(({ site }) => hasWords(site, q)))
    behind = batch.length === batchSize ? batch.at(-1)?.site.id : undefined
  }
  return found.slice(0, limit)
}

/** Whether title or hosts of a site hold each of some words. */
export function hasWords({ title, hosts }: Pick<Site, 'title' | 'hosts'>, q: string): boolean {
  const text = [title, ...hosts].join(' ').toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
