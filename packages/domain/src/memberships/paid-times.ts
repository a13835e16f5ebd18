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
 * A membership as the orders are now whose days came along: of a time that was closed, what was left is gone, and what was used stays. Times
 * before the one that runs are left out, as nothing that becomes of their orders changes it any more.
 */
export function presentTimes<Timed extends TimedMembership>(
  membership: Timed,
  closedAtMs: ReadonlyMap<string, number>,
  nowMs: number,
): Timed {
  const { times, endsAtMs } = membership
  if (!times || endsAtMs === null) return membership
  let endMs = 0
  const placed = times.map((time) => {
    const beginMs = Math.max(endMs, time.startedAtMs)
    const closed = closedAtMs.get(time.orderId ?? '') ?? Number.POSITIVE_INFINITY
    endMs = Math.min(beginMs + time.lastsMs, Math.max(beginMs, closed))
    return { ...time, beginMs }
  })
  const running = placed.findIndex(({ beginMs, lastsMs }) => beginMs + lastsMs > nowMs)
  const left = placed.slice(running === -1 ? -1 : running)
  return {
    ...membership,
    endsAtMs: Math.min(endsAtMs, endMs),
    // The first that is left begins where it did behind those that are gone; where the others begin hangs on it.
    times: left.map(({ beginMs, ...time }, place) =>
      place === 0 ? { ...time, startedAtMs: beginMs } : time,
    ),
  }
}
