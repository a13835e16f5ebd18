import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { lastingAddress } from '@vitrine/domain/media/media-address'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'

/** A file of the library as the panel sees it. */
export function presentMedia(entry: MediaEntry, useCount: number) {
  const { kind, title, bytes, durationMs, createdAtMs, replacedAtMs, updatedAtMs } = entry
  return {
    ...presentImage(entry),
    kind,
    title,
    bytes,
    durationMs,
    address: lastingAddress(entry),
    createdAtMs,
    replacedAtMs,
    updatedAtMs,
    useCount,
  }
}
