import { type MediaKind, mostMegapixels } from './media-entry.ts'

/** Why a file is not taken in, or not changed. */
export type MediaProblem =
  | 'uploads-full'
  | 'disk-full'
  | 'upload-gone'
  | 'upload-misplaced'
  | 'upload-unfinished'
  | 'processing-failed'
  | 'kind-differs'
  | 'media-in-use'
  | 'file-in-use'

/** The words of each (the messages of loading are those of the specification, section 8). */
export const mediaProblemText: Readonly<Record<MediaProblem, string>> = {
  'uploads-full': 'Too many uploads are unfinished. Please finish or discard some of them first.',
  'disk-full': 'There is not enough room on the server for this file.',
  'upload-gone': 'File upload failed to complete',
  'upload-misplaced': 'This part of the file does not follow on what has arrived.',
  'upload-unfinished': 'File upload failed to complete',
  'processing-failed': 'File processing failed',
  'kind-differs': 'Please choose a file of the same kind. Its address stays, and says what kind it is.',
  'media-in-use': 'Some of these files are in use.',
  'file-in-use': 'It is used on the site.',
}

/** Said of a rename without a name (specification, section 5). */
export const fileNameMissingText = 'Please enter a file name'

/** Said of a file that is larger than its kind may be (specification, section 5). */
export function fileTooLargeText(fileName: string, largestBytes: number): string {
  return `The file ${fileName} is too large. The maximum allowed file size is ${showSize(largestBytes)}.`
}

/** Said of a picture whose file may be small, but that is too much to be worked on. */
export function tooManyPixelsText(fileName: string): string {
  return `The picture ${fileName} has too many pixels. The largest that is taken has ${mostMegapixels} megapixels.`
}

/** Said of a file that is none we take (specification, section 5). */
export function fileUnsupportedText(fileName: string): string {
  return `The file ${fileName} does not appear to be a supported file`
}

/** Said of a file without a byte. */
export function fileEmptyText(fileName: string): string {
  return `The file ${fileName} is empty.`
}

/** Which kinds work, said behind the refusal to those who choose a file. */
export function takenKindsText(kinds: readonly MediaKind[]): string {
  const named = kinds.map((kind) => kindTexts[kind])
  return `What works here: ${named.join('; ')}.`
}

const kindTexts: Readonly<Record<MediaKind, string>> = {
  picture: 'pictures (JPEG, PNG, GIF, WebP, AVIF, TIFF)',
  video: 'films (MP4, WebM)',
  audio: 'recordings (MP3, M4A, OGG, WAV, FLAC)',
  file: 'documents (PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, ZIP, TXT, Markdown, CSV, ICS, VCF, VTT)',
}

/** A megabyte has 1,000,000 bytes (specification, section 9). */
function showSize(bytes: number): string {
  return `${bytes / 1_000_000} MB`
}
