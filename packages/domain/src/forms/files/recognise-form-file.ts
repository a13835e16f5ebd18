import { recogniseFile } from '../../media/file-signatures.ts'
import { endingOf } from '../../media/media-address.ts'
import { type FormFileKindName, formFileKinds, isFileKind } from './file-kinds.ts'
import type { FormFileProblem } from './file-texts.ts'
import { findArchiveEnd, readArchive } from './read-archive.ts'

/** What was read of a file to judge it. */
export interface FileProbe {
  readonly filename: string
  readonly bytes: number
  /** Its first 64 KB, or all of it. */
  readonly head: Uint8Array
  /** Its last 64 KB and more, or all of it: an archive tells there what it holds. */
  readonly tail: Uint8Array
  /** The list of what an archive holds, where there is one; null otherwise. */
  readonly directory: Uint8Array | null
  /** Whether a page's or a program's beginning stands anywhere in it. */
  readonly holdsMarkup: boolean
  /** Whether all of it is UTF-8 without zeros. */
  readonly isText: boolean
}

/** The kind of a file, or why it is not taken. */
export type RecognisedFile =
  | { readonly ok: true; readonly kind: FormFileKindName }
  | { readonly ok: false; readonly problem: RecognitionProblem }

type RecognitionProblem = Extract<
  FormFileProblem,
  'file-kind-wrong' | 'file-name-differs' | 'file-not-utf8' | 'file-suspicious'
>

/**
 * Says what a file is by its bytes, and refuses what can be read as something else, too: an archive behind a picture, a document with bytes
 * before its beginning, a page inside of a picture. Its name has to say the same.
 */
export function recogniseFormFile(probe: FileProbe, accepted: readonly FormFileKindName[]): RecognisedFile {
  const kind = kindOf(probe)
  if (isTextOtherwiseWritten(kind, probe, accepted)) return { ok: false, problem: 'file-not-utf8' }
  if (kind === null) return { ok: false, problem: 'file-kind-wrong' }
  if (!hasEndingOf(kind, probe.filename)) return { ok: false, problem: 'file-name-differs' }
  if (!accepted.includes(kind)) return { ok: false, problem: 'file-kind-wrong' }
  return isOnlyThat(kind, probe) ? { ok: true, kind } : { ok: false, problem: 'file-suspicious' }
}

function kindOf({ head, filename }: FileProbe): FormFileKindName | null {
  const type = recogniseFile(head, filename)
  const name = type && (byContentType[type.contentType] ?? type.ending)
  return name && isFileKind(name) ? name : null
}

/** Whether it is named as a text that is taken, and reads as one, though not in UTF-8: what offices of Windows save as CSV, as a rule. */
function isTextOtherwiseWritten(
  kind: FormFileKindName | null,
  { head, tail, isText, filename }: FileProbe,
  accepted: readonly FormFileKindName[],
): boolean {
  if (isText || (kind !== null && !isTextKind(kind))) return false
  if (!accepted.some((each) => isTextKind(each) && hasEndingOf(each, filename))) return false
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(textOf(head.subarray(0, 2)))
  return isUtf16 || (!head.includes(0) && !tail.includes(0))
}

function isTextKind(kind: FormFileKindName): boolean {
  return kind === 'txt' || kind === 'csv'
}

/** What the library calls otherwise. */
const byContentType: Readonly<Record<string, FormFileKindName>> = { 'image/jpeg': 'jpeg' }

function hasEndingOf(kind: FormFileKindName, filename: string): boolean {
  const endings: readonly string[] = formFileKinds[kind].endings
  return endings.includes(endingOf(filename))
}

function isOnlyThat(kind: FormFileKindName, probe: FileProbe): boolean {
  if (isTextKind(kind)) return probe.isText
  if (kind in partOfOffice) return isOffice(kind, probe)
  // What ends as an archive is opened as one, whatever stands before.
  if (findArchiveEnd(probe.tail) !== null) return false
  if (kind === 'pdf') return isPdf(probe)
  return !probe.holdsMarkup && !textOf(probe.head.subarray(0, 1_024)).includes('%PDF-')
}

/** A document ends with its mark; mail programs may have put line ends behind it. */
function isPdf({ head, tail }: FileProbe): boolean {
  return /^%PDF-[12]\.\d/.test(textOf(head.subarray(0, 8))) && textOf(tail.subarray(-1_024)).includes('%%EOF')
}

/** What an archive of each kind holds, and no other does. */
const partOfOffice: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  odt: 'content.xml',
  ods: 'content.xml',
}

function isOffice(kind: FormFileKindName, { head, tail, bytes, directory }: FileProbe): boolean {
  const entries = directory && readArchive(directory, { end: findArchiveEnd(tail), bytes })
  if (!entries || entries.some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return false
  if (!entries.includes(partOfOffice[kind] ?? '')) return false
  if (kind === 'docx' || kind === 'xlsx') return entries.includes('[Content_Types].xml')
  const mimetype = kind === 'odt' ? 'text' : 'spreadsheet'
  return textOf(head.subarray(30, 120)).startsWith(`mimetypeapplication/vnd.oasis.opendocument.${mimetype}PK`)
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
