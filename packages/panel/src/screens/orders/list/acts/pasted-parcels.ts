import { type ReadLine, readTrackingLines } from '@vitrine/domain/orders/tracking/read-tracking-lines'
import { numberKey, numberKeysOf, type TrackingLine } from '@vitrine/domain/orders/tracking/tracking-line'
import type { OrderRow } from '../order-row.ts'

/** What was pasted, line by line, and what is wrong with a line; '' where nothing is. */
export interface PastedLine {
  readonly place: number
  readonly orderNumber: string
  readonly parcel: string
  readonly problem: string
}

/** What was pasted into the dialog. */
export interface PastedParcels {
  readonly lines: readonly PastedLine[]
  readonly parcels: readonly TrackingLine[]
  /** Whether something was pasted of which nothing can be used. */
  readonly isUseless: boolean
}

const notSelectedText = 'No such order is selected.'

/** Reads what was pasted, for the orders that are selected; null where they are not known here. */
export function readPasted(text: string, rows: readonly OrderRow[] | null): PastedParcels {
  const selected = rows && new Set(rows.flatMap(numberKeysOf))
  const read = readTrackingLines(text)
  const lines = read.map((each) => pastedLine(each, selected))
  const parcels = read.flatMap((each) => (each.ok ? [each.line] : []))
  return { lines, parcels, isUseless: lines.length > 0 && lines.every(({ problem }) => problem !== '') }
}

function pastedLine(read: ReadLine, selected: ReadonlySet<string> | null): PastedLine {
  if (!read.ok) return { place: read.place, orderNumber: read.text, parcel: '', problem: read.message }
  const { orderNumber, carrier, trackingNumber, trackingUrl } = read.line
  const isSelected = selected === null || selected.has(numberKey(orderNumber))
  const parcel = [carrier, trackingNumber, trackingUrl].filter(Boolean).join(' ')
  return { place: read.place, orderNumber, parcel, problem: isSelected ? '' : notSelectedText }
}
