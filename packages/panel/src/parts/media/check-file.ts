import { headBytes, recogniseFile } from '@vitrine/domain/media/file-signatures'
import { largestBytes, type MediaKind } from '@vitrine/domain/media/media-entry'
import {
  fileEmptyText,
  fileTooLargeText,
  fileUnsupportedText,
  takenKindsText,
} from '@vitrine/domain/media/media-text'

/** What is wrong with a file before it is sent, by the rule that the server has, too (specification, section 5); null when nothing is. */
export async function checkFile(file: File, kinds: readonly MediaKind[]): Promise<string | null> {
  if (file.size === 0) return fileEmptyText(file.name)
  const head = await file.slice(0, headBytes).arrayBuffer()
  const type = recogniseFile(new Uint8Array(head), file.name)
  if (!type || !kinds.includes(type.kind))
    return `${fileUnsupportedText(file.name)}. ${takenKindsText(kinds)}`
  if (file.size > largestBytes[type.kind]) return fileTooLargeText(file.name, largestBytes[type.kind])
  return null
}
