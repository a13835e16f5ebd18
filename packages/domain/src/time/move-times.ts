import { fromWallTime, toWallTime } from './site-clock.ts'

/** When something begins and ends. */
interface Times {
  readonly startAtMs: number
  readonly endAtMs: number
}

/** Two time zones. */
export interface ZoneChange {
  readonly from: string
  readonly to: string
}

/** The times of an event with the same clock times in another time zone. */
export function moveTimes({ startAtMs, endAtMs }: Times, { from, to }: ZoneChange): Times {
  // A clock on a wall shows no seconds.
  const move = (atMs: number) => (fromWallTime(toWallTime(atMs, from), to) ?? atMs) + (atMs % 60_000)
  const [start, end] = [move(startAtMs), move(endAtMs)]
  // One hour of the night is left out where the clock changes: what lies in it alone lasts as long as it did.
  return { startAtMs: start, endAtMs: end > start ? end : start + (endAtMs - startAtMs) }
}
