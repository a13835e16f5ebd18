import type { Membership, PaidTime } from './membership.ts'

type TimedMembership = Pick<Membership, 'orderId' | 'startedAtMs' | 'endsAtMs' | 'times'>

/** A paid time behind those of the memberships that are open, so that no day is lost: when it ends, and what it follows. */
export function timesBehind(
  open: readonly TimedMembership[],
  own: PaidTime,
): Pick<Membership, 'endsAtMs' | 'times'> {
  const ends = open.map(({ endsAtMs }) => endsAtMs ?? 0)
  const lastMs = Math.max(0, ...ends)
  const last = open.find(({ endsAtMs }) => endsAtMs === lastMs)
  const endsAtMs = Math.max(own.startedAtMs, lastMs) + own.lastsMs
  return last ? { endsAtMs, times: [...timesOf(last, lastMs), own] } : { endsAtMs }
}

function timesOf({ times, orderId, startedAtMs }: TimedMembership, endsAtMs: number): readonly PaidTime[] {
  return times ?? [{ orderId, startedAtMs, lastsMs: endsAtMs - startedAtMs }]
}

/** The orders whose days came along with a membership. */
export function ordersBefore({ times = [], orderId }: TimedMembership): readonly string[] {
  return times.flatMap((each) =>
    each.orderId === undefined || each.orderId === orderId ? [] : [each.orderId],
  )
}

/**
 * When a membership ends, as the orders are now whose days came along: of one that was closed, what was left of its time is gone, and what
 * was used stays.
 */
export function presentEnd(
  { times, endsAtMs }: TimedMembership,
  closedAtMs: ReadonlyMap<string, number>,
): number | null {
  if (!times || endsAtMs === null) return endsAtMs
  let endMs = 0
  for (const { orderId = '', startedAtMs, lastsMs } of times) {
    const beginMs = Math.max(endMs, startedAtMs)
    endMs = Math.min(
      beginMs + lastsMs,
      Math.max(beginMs, closedAtMs.get(orderId) ?? Number.POSITIVE_INFINITY),
    )
  }
  return Math.min(endsAtMs, endMs)
}
