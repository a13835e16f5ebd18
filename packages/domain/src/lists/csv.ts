import { toDecimalString } from '../money/reply-money.ts'
import { clockText } from '../time/day-bounds.ts'

/** What stands in a cell of a list: amounts know their currency, moments are written by the site's clock. */
export type ListCell =
  | string
  | number
  | boolean
  | null
  | { readonly cents: number; readonly currency: string }
  | { readonly atMs: number }

/** What a file of values begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A line of a file of values divided by commas (RFC 4180). */
export function csvLine(cells: readonly ListCell[], timeZone: string): string {
  return `${cells.map((cell) => writeCell(cell, timeZone)).join(',')}\r\n`
}

function writeCell(cell: ListCell, timeZone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(disarmed(cell))
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return 'cents' in cell ? toDecimalString(cell.cents, cell.currency) : clockText(cell.atMs, timeZone)
}

/** What spreadsheets take for a formula, in some languages in the wide signs of theirs, too; people can write such a thing in their name. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

const disarmed = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

/** A cell as it was before a sign was put before what spreadsheets take for a formula. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Spreadsheets of some languages divide cells by semicolons or tabs: what stands behind one of these would be a cell of its own, and maybe a formula. */
const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
