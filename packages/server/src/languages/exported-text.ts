import { textHash } from '@vitrine/domain/languages/text-hash'
import { plainCell } from '@vitrine/domain/lists/csv'

/** A short word that changes with a translation, and not with what a spreadsheet makes of its cell; a text that is not there has one, too. */
export function exportedHash(text: string): string {
  return textHash(plainCell(text.replace(/\r\n?/g, '\n').trim()))
}
