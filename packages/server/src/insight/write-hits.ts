import type { Addition } from '@vitrine/domain/insight/additions'
import { countHit } from '@vitrine/domain/insight/count-hit'
import type { Hit } from '@vitrine/domain/insight/hit'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { HeldVisits, type VisitorKeys } from './held-visits.ts'

/** A hit, and whose it is. */
export interface KeyedHit {
  readonly hit: Hit
  readonly timeZone: string
  readonly visitor: VisitorKeys
}

/** Counts hits of one site in one transaction: visits are held in the order of their keys, then counts are added in theirs. */
export async function writeHits(store: SiteStore, hits: readonly KeyedHit[]): Promise<void> {
  await store.transaction(async (tables) => {
    const held = await HeldVisits.of(
      tables,
      hits.map(({ visitor }) => visitor),
    )
    const additions = new Map<string, Addition[]>()
    for (const { hit, timeZone, visitor } of hits.toSorted((one, other) => one.hit.atMs - other.hit.atMs)) {
      const counted = countHit(held.take(visitor, hit.atMs), hit)
      held.put(visitor, counted.visit)
      addTo(additions, dayIn(timeZone, hit.atMs), counted.additions)
    }
    await held.save(tables)
    await countDays(tables, additions)
  })
}

/** Puts additions to those of a day. */
export function addTo(days: Map<string, Addition[]>, day: string, additions: readonly Addition[]): void {
  const known = days.get(day)
  if (known) known.push(...additions)
  else days.set(day, [...additions])
}

/** Adds to the counts of some days, in their order. */
export async function countDays(
  { insight }: Pick<SiteTables, 'insight'>,
  days: ReadonlyMap<string, readonly Addition[]>,
): Promise<void> {
  for (const [day, additions] of [...days].sort(([one], [other]) => (one < other ? -1 : 1)))
    await insight.count(day, additions)
}
