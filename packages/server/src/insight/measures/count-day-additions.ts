import type { SiteTables } from '@vitrine/store/store'
import type { DayAddition } from './measure-calls.ts'

/** Adds what was gathered to the counts of its days: two at midnight. */
export async function countDayAdditions(
  { insight }: Pick<SiteTables, 'insight'>,
  entries: readonly DayAddition[],
): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(entries, (each) => each.day))
    await insight.count(
      day,
      ofDay.map(({ addition }) => addition),
    )
}
