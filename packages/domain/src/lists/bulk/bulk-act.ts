/** How far an act on many rows is. While it waits, its rows are written down; then it is done on them, one after another. */
type BulkActState = 'waiting' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'

/** An act on many rows of a list. What became of each row stands beside it. */
export interface BulkAct {
  readonly id: string
  /** The name of the list, and the key of the act in its description. */
  readonly list: string
  readonly act: string
  readonly label: string
  readonly input: unknown
  /** What could only be told while it was asked for, or its undo was, such as by the site's template; left out where nothing is. */
  readonly told?: unknown
  /** The rows that a view shows; null where they were named. */
  readonly view: BulkView | null
  /** Who began it. */
  readonly accountId: string
  readonly byName: string
  readonly createdAtMs: number
  /** When the last row was done, or when it was stopped; null before. */
  readonly endedAtMs: number | null
  readonly state: BulkActState
  readonly tally: BulkTally
  /** What came of taking it back, and who did that; null before. */
  readonly undo: (BulkTally & { readonly accountId: string; readonly byName: string }) | null
}

/** A view whose rows an act is done on, as it was when the act began. */
export interface BulkView {
  readonly q: string
  readonly f: string
  readonly timeZone: string
  /** Behind which place of the list further rows are to be written down; '' at its beginning. */
  readonly after: string
}

/** How many rows there are, and what came of those that are done. */
export interface BulkTally {
  readonly total: number
  readonly changed: number
  /** Rows that were so already. */
  readonly unchanged: number
  readonly failed: number
}

/** What came of a row: done, or not; then taken back, or kept since somebody has changed it. */
export type RowOutcome = 'waiting' | 'changed' | 'unchanged' | 'failed' | 'undone' | 'kept'

/** An act can be undone for so long. */
const undoableMs = 86_400_000

/** Nothing is done yet. */
export const emptyTally: BulkTally = { total: 0, changed: 0, unchanged: 0, failed: 0 }

/** Counts a row. */
export function countRow<Tally extends BulkTally>(
  tally: Tally,
  came: 'changed' | 'unchanged' | 'failed',
): Tally {
  return { ...tally, [came]: tally[came] + 1 }
}

/** Whether it goes on by itself. */
export function isUnderWay({ state }: Pick<BulkAct, 'state'>): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing'
}

/** Whether an act is the one that was begun before under the same key, asked for again. */
export function isSameAct(begun: BulkAct, asked: BulkAct): boolean {
  const told = ({ list, act, accountId, input, view }: BulkAct) =>
    JSON.stringify({ list, act, accountId, input, view: view && { q: view.q, f: view.f } })
  return told(begun) === told(asked)
}

/** Until when an act can be undone; null where it cannot. */
export function undoUntil({ state, endedAtMs, tally }: BulkAct): number | null {
  if (endedAtMs === null || tally.changed === 0) return null
  return state === 'done' || state === 'stopped' ? endedAtMs + undoableMs : null
}

/** Why an act stays as it is. */
export type BulkProblem = 'bulk-act-over' | 'bulk-act-stays' | 'bulk-act-other'

/** What is said of it. */
export const bulkProblemText: Readonly<Record<BulkProblem, string>> = {
  'bulk-act-other': 'This key began another act before.',
  'bulk-act-over': 'It is over already.',
  'bulk-act-stays': 'It cannot be undone: acts are undone once, when they are over, and within 24 hours.',
}

type Changed =
  | { readonly ok: true; readonly bulkAct: BulkAct }
  | { readonly ok: false; readonly problem: BulkProblem }

/** Stops an act; what is done stays done. */
export function stopBulkAct(bulkAct: BulkAct, nowMs: number): Changed {
  if (bulkAct.state !== 'waiting' && bulkAct.state !== 'running')
    return { ok: false, problem: 'bulk-act-over' }
  return { ok: true, bulkAct: { ...bulkAct, state: 'stopped', endedAtMs: nowMs } }
}

/** Begins to take an act back. */
export function beginUndo(
  bulkAct: BulkAct,
  by: { readonly accountId: string; readonly byName: string },
  nowMs: number,
): Changed {
  const untilMs = undoUntil(bulkAct)
  if (untilMs === null || nowMs >= untilMs) return { ok: false, problem: 'bulk-act-stays' }
  const undo = { ...emptyTally, total: bulkAct.tally.changed, ...by }
  return { ok: true, bulkAct: { ...bulkAct, state: 'undoing', undo } }
}
