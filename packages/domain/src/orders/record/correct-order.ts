import type { Address } from '../../contact/address.ts'
import { addressLines } from '../../contact/address-lines.ts'
import type { Order } from '../order.ts'
import { addEvent, type ChangeStamp, type OrderResult } from '../order-states.ts'
import { problemOf } from '../order-table.ts'

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
  const told = [
    changeText('Email', order.contact.email, email),
    changeText('Phone', order.contact.phone, phone),
    changeText('Delivery address', lineOf(before), lineOf(shippingAddress)),
  ].filter((text) => text !== '')
  if (told.length === 0) return { ok: true, order }
  const isBilledThere = order.billingAddress === null
  const changed: Order = {
    ...order,
    contact: { ...order.contact, email, phone },
    shippingAddress,
    billingAddress: isBilledThere && !correction.alsoBilled ? before : order.billingAddress,
  }
  return { ok: true, order: addEvent(changed, 'edited', told.join('\n'), stamp) }
}

function changeText(name: string, before: string, now: string): string {
  if (before === now) return ''
  return `${name}: ${before || 'none'} → ${now || 'none'}`
}

function lineOf(address: Address | null): string {
  return address === null ? '' : [...addressLines(address, 'en'), address.phone].filter(Boolean).join(', ')
}
