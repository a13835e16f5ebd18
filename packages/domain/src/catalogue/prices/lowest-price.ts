import type { PriceRecord } from './price-record.ts'

/** The days before a reduction whose lowest price is told beside it (Directive 98/6/EC, article 6a). */
const lowestPriceDays = 30

const dayMs = 86_400_000

/**
 * The lowest price of the 30 days before the reduction that a variant has now; null where it has none, or had no price before it. A
 * reduction that grows without an end between counts from its beginning; one that became smaller starts again. Records are in the order
 * of time.
 */
export function lowestBeforeReduction(records: readonly PriceRecord[]): number | null {
  const last = records.at(-1)
  if (!last || !isReduced(last)) return null
  const first = firstOfReduction(records)
  const startMs = records[first]?.atMs ?? last.atMs
  const asked = records.slice(0, first).flatMap((record, place) => {
    const endMs = records[place + 1]?.atMs ?? startMs
    const isInside = endMs > startMs - lowestPriceDays * dayMs
    return isInside && record.currency === last.currency && record.askedCents !== null
      ? [record.askedCents]
      : []
  })
  return asked.length === 0 ? null : Math.min(...asked)
}

/** The place of the record with which the reduction of the last one began. */
function firstOfReduction(records: readonly PriceRecord[]): number {
  let place = records.length - 1
  for (; place > 0; place -= 1) {
    const [before, now] = [records[place - 1], records[place]]
    if (!before || !now || !isReduced(before) || before.currency !== now.currency) break
    if ((before.askedCents ?? 0) < (now.askedCents ?? 0)) break
  }
  return place
}

function isReduced({ askedCents, regularCents }: PriceRecord): boolean {
  return askedCents !== null && askedCents < regularCents
}
