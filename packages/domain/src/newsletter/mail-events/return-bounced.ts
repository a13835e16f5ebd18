import { type Subscriber, wasSubscribed, withStep } from '../subscriber.ts'

/**
 * Somebody whose mail came back, as they were before: an owner knows that the mailbox is there. Null for everybody else; who said no comes
 * back only by asking themselves.
 */
export function returnBounced(
  subscriber: Subscriber,
  { nowMs, by }: { readonly nowMs: number; readonly by: string },
): Subscriber | null {
  if (subscriber.state !== 'bounced') return null
  const back: Subscriber = { ...subscriber, changedAtMs: nowMs, softBounces: [] }
  return wasSubscribed(subscriber.steps)
    ? withStep({ ...back, state: 'subscribed', refusedAtMs: null }, { what: 'subscribed', atMs: nowMs, by })
    : withStep({ ...back, state: 'waiting' }, { what: 'waits-again', atMs: nowMs, by })
}
