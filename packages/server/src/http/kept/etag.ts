import { hash } from 'node:crypto'
import type { Encoding } from './encodings.ts'

/** The hash of a content that its tags are made of. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url')
}

/** The strong tag of a content in an encoding: the bytes differ, and so must the tags (RFC 9110, section 8.8.3). */
export function etagOf(contentHash: string, encoding: Encoding | null): string {
  return encoding === null ? `"${contentHash}"` : `"${contentHash}-${encoding}"`
}

/** Whether a browser has the content with a tag already, as its `If-None-Match` says (RFC 9110, section 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return (
    header === etag ||
    header.trim() === '*' ||
    header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  )
}
