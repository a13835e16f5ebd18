import type { ListCell } from '../lists/csv.ts'
import { lacksAltText, type MediaEntry } from './media-entry.ts'

/** What the list of the library shows of a file. */
type ListedFile = Pick<
  MediaEntry,
  'title' | 'filename' | 'kind' | 'bytes' | 'widthPx' | 'heightPx' | 'createdAtMs' | 'altText'
> & { readonly useCount: number; readonly address: string }

/** What stands in a column of the list of the library; what is not known of an old picture is left empty. */
export function mediaCell(file: ListedFile, key: string): ListCell {
  switch (key) {
    case 'name':
      return file.title || file.filename
    case 'kind':
      return file.kind
    case 'size':
      return file.bytes === 0 ? null : file.bytes
    case 'dimensions':
      return file.widthPx === 0 ? null : `${file.widthPx} × ${file.heightPx}`
    case 'added':
      return file.createdAtMs === 0 ? null : { atMs: file.createdAtMs }
    case 'used':
      return file.useCount > 0
    case 'alt-missing':
      return lacksAltText(file)
    case 'alt':
      return file.altText
    case 'address':
      return file.address
    default:
      return null
  }
}
