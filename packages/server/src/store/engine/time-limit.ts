import { within } from '../within.ts'

/** The longest that the work of one transaction may take: others wait behind it. */
const workLimitMs = 10_000

/** Ends work that hangs with an error; what it does afterwards, its session refuses. */
export function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  return within(workLimitMs, work)
}
