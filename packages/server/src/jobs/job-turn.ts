/** Tells whether the turn of a job is over, and others are to be let in. */
export type IsOver = () => boolean

/** Begins a turn of so many milliseconds: of time that passes, since the clock of the machine may be set while it lasts. */
export function beginTurn(mostMs: number): IsOver {
  const endsAtMs = performance.now() + mostMs
  return () => performance.now() >= endsAtMs
}
