import type { Subscription } from '../subscription.ts'

/** How often charging a cycle failed when its buyer or an owner asked for it. */
export function failuresBeside(
  { triesBeside = [] }: Pick<Subscription, 'triesBeside'>,
  cycle: number,
): number {
  return triesBeside.find((each) => each.cycle === cycle)?.failures ?? 0
}

/** The subscription whose next cycle is tried at once, as its buyer named another card or an owner asks; the planned try stays. */
export function tryBeside(subscription: Subscription, nowMs: number): Subscription {
  const plannedAtMs = subscription.plannedAtMs ?? subscription.nextAtMs ?? nowMs
  return { ...subscription, nextAtMs: nowMs, plannedAtMs }
}

/** The subscription after such a try failed: the next one is that which the shop planned. */
export function afterTryBeside(subscription: Subscription, nowMs: number): Subscription {
  const { plannedAtMs, triesBeside = [], nextCycle, nextAtMs, ...held } = subscription
  const others = triesBeside.filter(({ cycle }) => cycle !== nextCycle)
  const failures = failuresBeside(subscription, nextCycle) + 1
  return {
    ...held,
    nextCycle,
    nextAtMs: Math.max(nowMs, plannedAtMs ?? nextAtMs ?? nowMs),
    triesBeside: [...others, { cycle: nextCycle, failures }],
  }
}
