import type { OpenAreas } from './open-areas.ts'
import type { MembershipPlan } from './plan.ts'

/** That somebody is a member by a plan, or was. It goes by the address, so that it can be granted before there is an account. */
export interface Membership {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly planId: string
  /** How it came about. */
  readonly source: MembershipSource
  /** The order that paid for it. */
  readonly orderId?: string | undefined
  readonly startedAtMs: number
  /** From when on it opens nothing; null: it goes on. */
  readonly endsAtMs: number | null
  /** Of one that was paid for while another was open: the times that make it up, its own last. Left out where it follows none. */
  readonly times?: readonly PaidTime[] | undefined
  readonly updatedAtMs: number
}

/** A time for which somebody is a member: from its payment on, or behind the time before it. */
export interface PaidTime {
  /** The order that paid for it; left out where it was granted. */
  readonly orderId?: string | undefined
  readonly startedAtMs: number
  readonly lastsMs: number
}

/** Joined by the member, granted by an owner, or paid for. */
export type MembershipSource = (typeof membershipSources)[number]

/** Every source. */
export const membershipSources = ['joined', 'granted', 'paid'] as const

/** What owners read of a source. */
export const membershipSourceLabels: Readonly<Record<MembershipSource, string>> = {
  joined: 'Joined',
  granted: 'Granted',
  paid: 'Paid',
}

/** Whether a membership opens its areas at a moment. */
export function isCurrent({ endsAtMs }: Pick<Membership, 'endsAtMs'>, nowMs: number): boolean {
  return endsAtMs === null || endsAtMs > nowMs
}

/** Whether a membership goes on while it is paid for, to no day that stands with it: whether it has ended, its order and its subscription say. */
export function isWhilePaid({ orderId, endsAtMs }: Pick<Membership, 'orderId' | 'endsAtMs'>): boolean {
  return orderId !== undefined && endsAtMs === null
}

/** What is open to somebody by their memberships. */
export function areasOf(
  memberships: readonly Membership[],
  plans: readonly MembershipPlan[],
  nowMs: number,
): OpenAreas & { readonly areaIds: ReadonlySet<string> } {
  const current = memberships.filter((each) => isCurrent(each, nowMs))
  const planIds = new Set(current.map(({ planId }) => planId))
  const areaIds = plans.filter(({ id }) => planIds.has(id)).flatMap((plan) => plan.areaIds)
  return { isMember: current.length > 0, areaIds: new Set(areaIds) }
}
