/** Tells whether the turn of a job is over, now or in so many milliseconds, and others are to be let in. */
export type IsOver = (inMs?: number) => boolean

/** Begins a turn of so many milliseconds: of time that passes, since the clock of the machine may be set while it lasts. */
export function beginTurn(mostMs: number): IsOver {
  const endsAtMs = performance.now() + mostMs
  return (inMs = 0) => performance.now() + inMs >= endsAtMs
}
