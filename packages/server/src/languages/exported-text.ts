import { textHash } from '@vitrine/domain/languages/text-hash'
import { plainCell } from '@vitrine/domain/lists/csv'

/** A short word that changes with a translation, and not with what a spreadsheet makes of its cell; a text that is not there has one, too. */
export function exportedHash(text: string): string {
  return textHash(plainCell(text.replace(/\r\n?/g, '\n').trim()))
}

/** A hash as a cell: without the letter, one of digits with an `e` among them, or of digits alone, is a number to a spreadsheet. */
export function hashCell(hash: string): string {
  return `h${hash}`
}

/** The hash of a cell; files of before have it bare. */
export function hashOfCell(cell: string): string {
  return cell.replace(/^h/, '')
}
