import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the installation of a data folder has its tables; a move that was begun may be over or not. */
export type DatabaseMark =
  | { readonly kind: 'sqlite' }
  /** `isUsed`: its database has held sites. */
  | { readonly kind: 'postgres'; readonly isUsed: boolean }
  | { readonly kind: 'moving'; readonly token: string }

/** The name of the mark in the data folder. */
export const databaseMarkName = 'database'

/** Reads what a data folder notes; null: it is new, or was used by a version that noted nothing. */
export function readDatabaseMark(dataDir: string): DatabaseMark | null {
  const [kind, further = ''] = textOf(path.join(dataDir, databaseMarkName)).trim().split(' ')
  if (kind === 'sqlite') return { kind }
  if (kind === 'postgres') return { kind, isUsed: further === usedWord }
  return kind === 'moving' ? { kind, token: further } : null
}

/** Notes it; what is noted already is not written again. */
export function writeDatabaseMark(dataDir: string, mark: DatabaseMark): void {
  const file = path.join(dataDir, databaseMarkName)
  const text = `${writeMark(mark)}\n`
  if (textOf(file) !== text) writeFileSync(file, text, { mode: 0o600, flush: true })
}

const usedWord = 'used'

function writeMark(mark: DatabaseMark): string {
  if (mark.kind === 'moving') return `moving ${mark.token}`
  return mark.kind === 'postgres' && mark.isUsed ? `postgres ${usedWord}` : mark.kind
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
