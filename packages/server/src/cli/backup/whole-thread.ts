import { parentPort, workerData } from 'node:worker_threads'
import { codeOf } from '@vitrine/store/engine/errors'
import Sqlite from 'better-sqlite3'
import { isDamage } from './is-damage.ts'

/** What came of going over a database. */
export interface Checked {
  readonly failure: { readonly isDamage: boolean; readonly text: string; readonly code: string } | null
}

/** The thread that goes over all pages of a database. */
function check(file: string): Checked {
  try {
    // Opened for writing: read alone, it would keep files beside it for the next reader.
    const database = new Sqlite(file, { fileMustExist: true })
    try {
      const found: unknown = database.pragma('quick_check(1)', { simple: true })
      return { failure: found === 'ok' ? null : { isDamage: true, text: String(found), code: '' } }
    } finally {
      database.close()
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { failure: { isDamage: isDamage(error), text, code: codeOf(error) } }
  }
}

parentPort?.postMessage(check(String(workerData)))
