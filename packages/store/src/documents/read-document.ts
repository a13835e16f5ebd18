import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { Session } from '../engine/session.ts'
import { recordDamage } from './damage.ts'
import type { DocumentKind } from './document-kind.ts'

type OfSite = Pick<Session, 'websiteId'>

/** A row with a document. */
interface DocumentRow {
  readonly document: string
}

/**
 * Reads a stored document; undefined when it is damaged. What shows it goes on without it, as if it were not there, and the owner is
 * told.
 */
export function readDocument<Shape extends object>(
  { websiteId }: OfSite,
  kind: DocumentKind<Shape>,
  row: DocumentRow | undefined,
): Shape | undefined {
  if (!row) return undefined
  const value = parse(row.document)
  const whole: unknown = isRecord(value) ? { ...kind.usual, ...value } : value
  if (kind.isWhole(whole)) return whole
  recordDamage(websiteId, { kind: kind.name, name: nameOf(value) })
  return undefined
}

/** Reads the documents of a list, without those that are damaged. */
export function readDocuments<Shape extends object>(
  session: OfSite,
  kind: DocumentKind<Shape>,
  rows: readonly DocumentRow[],
): readonly Shape[] {
  return rows.flatMap((row) => readDocument(session, kind, row) ?? [])
}

/** Reads JSON; undefined when it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function nameOf(value: unknown): string {
  if (!isRecord(value)) return ''
  const { title, displayName, number, id } = value
  return String([title, displayName, number, id].find((each) => each !== undefined && each !== '') ?? '')
}
