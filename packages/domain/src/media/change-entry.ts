import { endingOf, pictureAddress, safeStem } from './media-address.ts'
import type { MediaEntry } from './media-entry.ts'
import { fileNameMissingText } from './media-text.ts'

/** What owners change of a file of the library. */
export interface EntryInput extends Pick<MediaEntry, 'title' | 'filename' | 'altText' | 'focalPoint'> {
  readonly websiteId: string
  /** Of the site. */
  readonly language: string
}

/** The entry as it is then, or what is wrong with the fields. */
export type ChangeEntryResult =
  | { readonly ok: true; readonly entry: MediaEntry }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Changes an entry. A file keeps its ending, whatever is written behind its name; its address is the caller's to find. */
export function changeEntry(former: MediaEntry, input: EntryInput): ChangeEntryResult {
  const written = input.filename.trim()
  if (written === '' || /^\.[A-Za-z0-9]*$/.test(written))
    return { ok: false, errors: { filename: fileNameMissingText } }
  const title = input.title.trim()
  const altText = former.kind === 'picture' ? input.altText.trim() : ''
  const focalPoint = former.kind === 'picture' ? input.focalPoint : former.focalPoint
  const renamed = rename(former, written, input)
  return { ok: true, entry: { ...former, ...renamed, title, altText, focalPoint } }
}

function rename(
  former: MediaEntry,
  written: string,
  { websiteId, language }: EntryInput,
): Pick<MediaEntry, 'filename' | 'assetUrl'> {
  const ending = endingOf(former.filename)
  // Without its ending a name may hold a dot, which says nothing of the kind then.
  const stem = endingOf(written) === ending ? written : `${written}.${ending}`
  const filename = `${safeStem(stem, language)}.${ending}`
  if (filename === former.filename) return { filename, assetUrl: former.assetUrl }
  const assetUrl =
    former.kind === 'picture' ? pictureAddress(websiteId, { ...former, filename }) : former.assetUrl
  return { filename, assetUrl }
}
