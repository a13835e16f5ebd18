import { LRUCache } from 'lru-cache'
import type { DocumentKind } from './document-kind.ts'
import { readDocument } from './read-document.ts'

/** A row with a document, and the id by which it is known again. */
interface KnownRow {
  readonly id: string
  readonly document: string
}

/**
 * Reads documents of one kind, and keeps those that were read last, by their whole text: to parse and check one takes several times as long as
 * to compare it. Damaged ones are read each time, so that the owner is informed.
 *
 * @param longestTexts characters of the texts that are kept
 */
export function keepDocuments<Shape extends object>(
  kind: DocumentKind<Shape>,
  longestTexts: number,
): (session: { readonly websiteId: string }, row: KnownRow) => Shape | undefined {
  const kept = new LRUCache<string, { readonly document: string; readonly value: Shape }>({
    maxSize: longestTexts,
    sizeCalculation: ({ document }) => document.length + 1,
  })
  return (session, row) => {
    const key = `${session.websiteId} ${row.id}`
    const known = kept.get(key)
    if (known?.document === row.document) return known.value
    const value = readDocument(session, kind, row)
    if (value !== undefined) kept.set(key, { document: row.document, value })
    return value
  }
}
