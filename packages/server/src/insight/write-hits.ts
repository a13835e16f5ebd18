import type { Addition } from '@vitrine/domain/insight/additions'
import { countHit } from '@vitrine/domain/insight/count-hit'
import type { Hit } from '@vitrine/domain/insight/hit'
import { goesOn, type Visit } from '@vitrine/domain/insight/visit'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteStore, SiteTables } from '@vitrine/store/store'

/** A hit, and whose it is: by the secret of its day, and of the day before where a visit of then may go on. */
export interface KeyedHit {
  readonly hit: Hit
  readonly timeZone: string
  readonly key: string
  readonly formerKey: string | null
}

/** Counts hits of one site in one transaction: visits are held in the order of their keys, then counts are added in theirs. */
export async function writeHits(store: SiteStore, hits: readonly KeyedHit[]): Promise<void> {
  await store.transaction(async (tables) => {
    const keys = hits.flatMap(({ key, formerKey }) => (formerKey === null ? [key] : [key, formerKey]))
    const held = await tables.visits.hold(keys)
    const changed = new Map<string, Visit>()
    const additions = new Map<string, Addition[]>()
    for (const { hit, timeZone, key, formerKey } of hits.toSorted(
      (one, other) => one.hit.atMs - other.hit.atMs,
    )) {
      const visitOf = (of: string) => changed.get(of) ?? held.get(of) ?? null
      const former = formerKey === null ? null : visitOf(formerKey)
      const goesBy = formerKey !== null && former && goesOn(former, hit.atMs) ? formerKey : key
      const counted = countHit(visitOf(goesBy), hit)
      changed.set(goesBy, counted.visit)
      addTo(additions, dayIn(timeZone, hit.atMs), counted.additions)
    }
    await tables.visits.save(changed)
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
