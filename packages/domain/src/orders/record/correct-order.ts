import type { Address } from '../../contact/address.ts'
import { addressLines } from '../../contact/address-lines.ts'
import { emailKey } from '../../contact/email-address.ts'
import type { Order } from '../order.ts'
import { addEvent, type ChangeStamp, type OrderResult } from '../order-states.ts'
import { problemOf } from '../order-table.ts'
import type { CorrectedPart } from './order-fact.ts'

/** What is corrected of an order; all of it was checked before. */
export interface Correction {
  readonly email: string
  readonly phone: string
  /** Null: as it is. An order that is not sent anywhere keeps none. */
  readonly shippingAddress: Address | null
  /** Whether the bill goes to the new address, too, where it went to the delivery address. */
  readonly alsoBilled: boolean
}

/**
 * Corrects whom an order belongs to and where it goes, before all of it is sent. Nothing is priced again: tax and delivery stay as they
 * were charged. What stood before is told in its history.
 */
export function correctOrder(order: Order, correction: Correction, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'edit')
  if (problem) return { ok: false, problem }
  const { email, phone } = correction
  const before = order.shippingAddress
  const shippingAddress = before && (correction.shippingAddress ?? before)
  const parts: readonly CorrectedPart[] = [
    { part: 'email', before: order.contact.email, now: email },
    { part: 'phone', before: order.contact.phone, now: phone },
    { part: 'address', before: lineOf(before), now: lineOf(shippingAddress) },
  ]
  const changes = parts.filter((each) => each.before !== each.now)
  if (changes.length === 0) return { ok: true, order }
  const isBilledThere = order.billingAddress === null
  const changed: Order = {
    ...order,
    contact: { ...order.contact, email, phone },
    ...(goesToAnother(order.contact.email, email) && { linkVersion: (order.linkVersion ?? 0) + 1 }),
    shippingAddress,
    billingAddress: isBilledThere && !correction.alsoBilled ? before : order.billingAddress,
  }
  return { ok: true, order: addEvent(changed, 'edited', { code: 'corrected', changes }, stamp) }
}

/** Whether what has one address goes to another person's: who got its links reads it no more. */
export function goesToAnother(from: string, to: string): boolean {
  return from !== '' && emailKey(from) !== emailKey(to)
}

function lineOf(address: Address | null): string {
  return address === null ? '' : [...addressLines(address, 'en'), address.phone].filter(Boolean).join(', ')
}
