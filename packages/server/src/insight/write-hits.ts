import type { Addition } from '@vitrine/domain/insight/additions'
import { countHit, countWithoutVisit } from '@vitrine/domain/insight/count-hit'
import type { Hit } from '@vitrine/domain/insight/hit'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { BegunKey } from '@vitrine/store/insight/insight'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { HeldVisits, type VisitorKeys } from './held-visits.ts'
import { KeyClaims } from './key-claims.ts'
import type { NetworkMoment, NetworkRoom } from './network-room.ts'
import { VisitClaims } from './visit-claims.ts'
import { whileThere } from './while-there.ts'

/** A hit, and whose it is. */
export interface KeyedHit {
  readonly hit: Hit
  readonly timeZone: string
  readonly visitor: VisitorKeys
  readonly moment: NetworkMoment
}

/** What a hit adds to the counts of its day. */
interface HitAdditions {
  readonly day: string
  readonly moment: NetworkMoment
  readonly additions: readonly Addition[]
}

/** Counts hits of one site in one transaction: visits are held in the order of their keys, then counts are added in theirs. */
export async function writeHits(
  store: SiteStore,
  hits: readonly KeyedHit[],
  room: NetworkRoom,
): Promise<void> {
  const noteClaims = await whileThere(store, async (tables) => {
    const keys = new KeyClaims(room)
    const visits = new VisitClaims(room)
    const all = await countVisits(tables, hits, { visits, planned: new VisitClaims(room) })
    const days = [...Map.groupBy(all, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1))
    const begun: (readonly [string, readonly BegunKey[]])[] = []
    for (const [day, ofDay] of days) begun.push([day, await countDay(tables, { day, ofDay, keys })])
    return () => {
      visits.note()
      for (const [day, ofDay] of begun) keys.note(day, ofDay)
    }
  })
  noteClaims?.()
}

async function countDay(
  { insight }: SiteTables,
  { day, ofDay, keys }: { day: string; ofDay: readonly HitAdditions[]; keys: KeyClaims },
): Promise<readonly BegunKey[]> {
  const all = ofDay.flatMap(({ moment, additions }) => additions.map((addition) => ({ moment, addition })))
  const additions = all.map(({ addition }) => addition)
  return insight.count(day, additions, (addition, place) => {
    const moment = all[place]?.moment
    return moment !== undefined && keys.mayBegin(addition, { ...moment, day })
  })
}

interface Claims {
  readonly visits: VisitClaims
  /** Of those who have no row yet, before it is known which visits go on: no more rows are made than there is room. */
  readonly planned: VisitClaims
}

async function countVisits(
  tables: SiteTables,
  hits: readonly KeyedHit[],
  { visits, planned }: Claims,
): Promise<readonly HitAdditions[]> {
  const inTime = hits.toSorted((one, other) => one.hit.atMs - other.hit.atMs)
  const moments = new Map(inTime.map(({ visitor, moment }) => [visitor, moment]))
  const held = await HeldVisits.of(tables, [...moments.keys()], (visitor) => {
    const moment = moments.get(visitor)
    return moment !== undefined && planned.claim(moment)
  })
  const counted = inTime.map(({ hit, timeZone, visitor, moment }) => ({
    day: dayIn(timeZone, hit.atMs),
    moment,
    additions: countOne({ hit, visitor, moment }, held, visits),
  }))
  await held.save(tables)
  return counted
}

function countOne(
  { hit, visitor, moment }: Omit<KeyedHit, 'timeZone'>,
  held: HeldVisits,
  claims: VisitClaims,
): readonly Addition[] {
  const taken = held.take(visitor, hit, () => claims.claim(moment))
  if (taken === null) return countWithoutVisit(hit)
  const { visit, additions } = countHit(taken.visit, hit)
  held.put(taken, visit)
  return additions
}
