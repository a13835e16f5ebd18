import { codeOf } from '@vitrine/store/engine/errors'

/** Whether SQLite says of a file that it is damaged, or no database. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
}
