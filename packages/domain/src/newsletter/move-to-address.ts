import { type Subscriber, withStep } from './subscriber.ts'

/**
 * Takes somebody on a list along to the address that their account has now, which they confirmed by its mail; null where they stay. Who only
 * waits was asked at the former address, and a no is of that address.
 */
export function moveToAddress(
  subscriber: Subscriber,
  { email, isFree, nowMs }: { readonly email: string; readonly isFree: boolean; readonly nowMs: number },
): Subscriber | null {
  // Who is on the list with the new address already, or said no to it there, has said what holds for it.
  if (subscriber.state !== 'subscribed' || !isFree) return null
  return withStep({ ...subscriber, email }, { what: 'new-address', atMs: nowMs, by: '' })
}
