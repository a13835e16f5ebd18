import type { ProductImage } from '../images/product-image.ts'
import { isRecord } from '../shapes/is-record.ts'
import type { MediaEntry } from './media-entry.ts'

/** An entry of the library before and after a change. */
export interface EntryChange {
  readonly websiteId: string
  readonly former: MediaEntry
  readonly changed: MediaEntry
}

/**
 * A whole document that follows an entry. One with a version gets a new one where anything of it changed: who has it open from before does
 * not take that back, but is told.
 */
export function followInDocument(document: unknown, change: EntryChange): unknown {
  const followed = followEntry(document, change)
  if (!isRecord(document) || !isRecord(followed) || typeof document.updatedAtMs !== 'number') return followed
  if (JSON.stringify(followed) === JSON.stringify(document)) return followed
  return { ...followed, updatedAtMs: Math.max(change.changed.updatedAtMs, document.updatedAtMs + 1) }
}

/**
 * A document in which all that is copied of an entry is as the entry is now: its address, size and colours, also where its address stands
 * in HTML. Words and focal point follow where they were those of the library; what was written for one place stays.
 */
function followEntry(document: unknown, change: EntryChange): unknown {
  if (typeof document === 'string') return followInText(document, change)
  if (Array.isArray(document)) return document.map((each) => followEntry(each, change))
  if (!isRecord(document)) return document
  const followed = Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, followEntry(value, change)]),
  )
  if (isCopy(document, change)) return { ...followed, ...copyOf(document, change) }
  return isRecording(document, change) ? { ...followed, durationMs: change.changed.durationMs } : followed
}

/** Whether a track or an episode has the file as its recording, and the length of it; what was written by hand stays. */
function isRecording(value: Readonly<Record<string, unknown>>, { former }: EntryChange): boolean {
  const isIt = former.kind === 'audio' && value.assetUrl === former.assetUrl && 'artistName' in value
  return isIt && value.durationMs === former.durationMs
}

function isCopy(value: Readonly<Record<string, unknown>>, { former }: EntryChange): boolean {
  return value.id === former.id && typeof value.assetUrl === 'string' && isRecord(value.focalPoint)
}

function copyOf(
  { altText, focalPoint }: Readonly<Record<string, unknown>>,
  { former, changed }: EntryChange,
): Partial<ProductImage> {
  const { assetUrl, filename, contentType, widthPx, heightPx, colors } = changed
  const hasOwnPoint = JSON.stringify(pointOf(focalPoint)) !== JSON.stringify(pointOf(former.focalPoint))
  return {
    assetUrl,
    filename,
    contentType,
    widthPx,
    heightPx,
    colors,
    ...(altText === former.altText ? { altText: changed.altText } : {}),
    ...(hasOwnPoint ? {} : { focalPoint: changed.focalPoint }),
  }
}

function pointOf(value: unknown) {
  const { x, y } = isRecord(value) ? value : {}
  return { x, y }
}

function followInText(text: string, { websiteId, former, changed }: EntryChange): string {
  if (former.kind !== 'picture') return followFile(text, former.assetUrl, changed.assetUrl)
  const folder = `/content/v1/${websiteId}/${former.id}/`
  if (!text.includes(folder)) return text
  return text.replace(new RegExp(`${folder}[A-Za-z0-9._/-]*`, 'g'), changed.assetUrl)
}

function followFile(text: string, former: string, changed: string): string {
  if (former === changed || !text.includes(former)) return text
  const escaped = former.replace(/[.]/g, '\\$&')
  return text.replace(new RegExp(`${escaped}(?![a-z0-9.-])`, 'g'), changed)
}
