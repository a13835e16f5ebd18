import type { Addition } from '@vitrine/domain/insight/additions'
import { countHit, countWithoutVisit } from '@vitrine/domain/insight/count-hit'
import type { Hit } from '@vitrine/domain/insight/hit'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { BegunKey } from '@vitrine/store/insight/insight'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { HeldVisits, type VisitorKeys } from './held-visits.ts'
import { KeyClaims } from './key-claims.ts'
import type { NetworkMoment, NetworkRoom } from './network-room.ts'

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
  const noteKeys = await store.transaction(async (tables) => {
    const claims = new KeyClaims(room)
    const all = await countVisits(tables, hits, room)
    const days = [...Map.groupBy(all, ({ day }) => day)].sort(([one], [other]) => (one < other ? -1 : 1))
    const begun: (readonly [string, readonly BegunKey[]])[] = []
    for (const [day, ofDay] of days) begun.push([day, await countDay(tables, { day, ofDay, claims })])
    return () => {
      for (const [day, keys] of begun) claims.note(day, keys)
    }
  })
  noteKeys()
}

async function countDay(
  { insight }: SiteTables,
  { day, ofDay, claims }: { day: string; ofDay: readonly HitAdditions[]; claims: KeyClaims },
): Promise<readonly BegunKey[]> {
  const all = ofDay.flatMap(({ moment, additions }) => additions.map((addition) => ({ moment, addition })))
  const additions = all.map(({ addition }) => addition)
  return insight.count(day, additions, (addition, place) => {
    const moment = all[place]?.moment
    return moment !== undefined && claims.mayBegin(day, addition, moment)
  })
}

async function countVisits(
  tables: SiteTables,
  hits: readonly KeyedHit[],
  room: NetworkRoom,
): Promise<readonly HitAdditions[]> {
  const hasRoom = new Set(
    hits.filter(({ moment }) => room.hasRoomForVisit(moment)).map(({ visitor }) => visitor),
  )
  const held = await HeldVisits.of(
    tables,
    hits.map(({ visitor }) => visitor),
    (visitor) => hasRoom.has(visitor),
  )
  const inTime = hits.toSorted((one, other) => one.hit.atMs - other.hit.atMs)
  const counted = inTime.map(({ hit, timeZone, visitor, moment }) => ({
    day: dayIn(timeZone, hit.atMs),
    moment,
    additions: countOne({ hit, visitor, moment }, held, room),
  }))
  await held.save(tables)
  return counted
}

function countOne(
  { hit, visitor, moment }: Omit<KeyedHit, 'timeZone'>,
  held: HeldVisits,
  room: NetworkRoom,
): readonly Addition[] {
  const taken = held.take(visitor, hit, () => room.claimVisit(moment))
  if (taken === null) return countWithoutVisit(hit)
  const { visit, additions } = countHit(taken.visit, hit)
  held.put(taken, visit)
  return additions
}
