import type { Order } from '../order.ts'
import type { Parcel } from '../parcels/parcel.ts'

/** A parcel, and the number of the order that it was sent for, as somebody pasted it. */
export interface TrackingLine extends Parcel {
  readonly orderNumber: string
}

/** So many lines are taken at once. */
export const mostTrackingLines = 2_000

/** What an order's number is found by, however it was written: without its sign, in lower case. */
export function numberKey(number: string): string {
  return number.trim().replace(/^#/, '').toLowerCase()
}

/** All that an order's number may be written as. */
export function numberKeysOf({
  number,
  numberText,
}: Pick<Order, 'number' | 'numberText'>): readonly string[] {
  return [String(number), ...(numberText === undefined ? [] : [numberKey(numberText)])]
}

/** Lines by the orders that they name. */
export function linesByNumber<Line extends Pick<TrackingLine, 'orderNumber'>>(
  lines: readonly Line[],
): ReadonlyMap<string, Line> {
  return new Map(lines.map((line) => [numberKey(line.orderNumber), line]))
}

/** Said of an order that no line names although some were pasted. */
export const noTrackingLineText = 'No tracking number was pasted for this order.'

/** Said of one that its buyer picks up, and that is not ready for that. */
export const notReadyEitherText =
  'No tracking number was pasted for this order, and it is not ready for pickup.'

/** Said where services are to be done, and parcels were pasted. */
export const servicesInParcelText = 'Services go in no parcel: leave the tracking numbers out.'
