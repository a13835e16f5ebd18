import { endingOf } from './media-address.ts'
import type { MediaKind } from './media-entry.ts'

/** What a file is. */
export interface FileType {
  readonly kind: MediaKind
  readonly contentType: string
  readonly ending: string
}

/** So much of the beginning of a file is looked at. */
export const headBytes = 65_536

/**
 * What a file is by its first bytes. Its name only tells apart what begins alike: archives of each other, texts of each other. Null for
 * what we do not take: programs, pages and drawings that could run in a browser, and whatever is not known.
 */
export function recogniseFile(head: Uint8Array, filename: string): FileType | null {
  const ending = endingOf(filename)
  return (
    fixed.find(({ begins }) => begins(head))?.type ??
    recogniseContainer(head, ending) ??
    recogniseArchive(head, ending) ??
    recogniseText(head, ending)
  )
}

/** What the name of a file says that it is, for its limit before any of it has come in. */
export function kindByName(filename: string): MediaKind {
  const ending = endingOf(filename)
  if (/^(jpe?g|png|gif|webp|avif|heic|heif|tiff?)$/.test(ending)) return 'picture'
  if (/^(mp4|m4v|webm)$/.test(ending)) return 'video'
  if (/^(mp3|m4a|m4b|ogg|oga|opus|wav|flac)$/.test(ending)) return 'audio'
  return 'file'
}

const picture = (name: string): FileType => ({ kind: 'picture', contentType: `image/${name}`, ending: name })
const audio = (contentType: string, ending: string): FileType => ({ kind: 'audio', contentType, ending })

/** The text at a place, a character a byte. */
function at(head: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...head.subarray(start, start + length))
}

function beginsWith(text: string, start = 0): (head: Uint8Array) => boolean {
  return (head) => at(head, start, text.length) === text
}

const isWebp = (head: Uint8Array) => at(head, 0, 4) === 'RIFF' && at(head, 8, 4) === 'WEBP'
const isWave = (head: Uint8Array) => at(head, 0, 4) === 'RIFF' && at(head, 8, 4) === 'WAVE'
/** Frames of MPEG audio, layer III, without a tag before them. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array) =>
  first === 0xff && [0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].includes(second)
const isWebm = (head: Uint8Array) =>
  at(head, 0, 4) === '\x1aE\xdf\xa3' && at(head, 4, 60).includes('\x42\x82\x84webm')

const fixed: readonly { readonly begins: (head: Uint8Array) => boolean; readonly type: FileType }[] = [
  { begins: beginsWith('\xff\xd8\xff'), type: picture('jpeg') },
  { begins: beginsWith('\x89PNG\r\n\x1a\n'), type: picture('png') },
  { begins: beginsWith('GIF8'), type: picture('gif') },
  { begins: isWebp, type: picture('webp') },
  { begins: beginsWith('II*\0'), type: picture('tiff') },
  { begins: beginsWith('MM\0*'), type: picture('tiff') },
  { begins: beginsWith('%PDF-'), type: { kind: 'file', contentType: 'application/pdf', ending: 'pdf' } },
  { begins: beginsWith('ID3'), type: audio('audio/mpeg', 'mp3') },
  { begins: isMp3Frame, type: audio('audio/mpeg', 'mp3') },
  { begins: beginsWith('OggS'), type: audio('audio/ogg', 'ogg') },
  { begins: isWave, type: audio('audio/wav', 'wav') },
  { begins: beginsWith('fLaC'), type: audio('audio/flac', 'flac') },
  { begins: isWebm, type: { kind: 'video', contentType: 'video/webm', ending: 'webm' } },
]

/** Boxes of ISO media: the brand says what is in them. */
function recogniseContainer(head: Uint8Array, ending: string): FileType | null {
  if (at(head, 4, 4) !== 'ftyp') return null
  const brand = at(head, 8, 4)
  if (/^(avif|avis|heic|heix|mif1|msf1)$/.test(brand))
    return picture(brand.startsWith('avi') ? 'avif' : 'heic')
  if (/^M4[AB] $/.test(brand)) return audio('audio/mp4', 'm4a')
  if (!/^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV)$/.test(brand)) return null
  return /^m4[ab]$/.test(ending)
    ? audio('audio/mp4', 'm4a')
    : { kind: 'video', contentType: 'video/mp4', ending: 'mp4' }
}

const officeTypes: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
}

/** An archive is never opened here. */
function recogniseArchive(head: Uint8Array, ending: string): FileType | null {
  if (at(head, 0, 4) !== 'PK\x03\x04') return null
  if (at(head, 30, 28) === 'mimetypeapplication/epub+zip')
    return { kind: 'file', contentType: 'application/epub+zip', ending: 'epub' }
  const contentType = Object.hasOwn(officeTypes, ending) ? officeTypes[ending] : undefined
  return contentType === undefined ? null : { kind: 'file', contentType, ending }
}

const textTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
}

/** Plain text of a known ending; nothing that begins as HTML, SVG or XML does. */
function recogniseText(head: Uint8Array, ending: string): FileType | null {
  const contentType = Object.hasOwn(textTypes, ending) ? textTypes[ending] : undefined
  if (contentType === undefined || head.includes(0) || !isUtf8(head)) return null
  if (/^(\xef\xbb\xbf)?\s*</.test(at(head, 0, 1_000))) return null
  return { kind: 'file', contentType, ending }
}

/** Whether bytes are UTF-8, whose last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  let following = 0
  for (const byte of bytes) {
    const follows = byte >> 6 === 0b10
    if (follows !== following > 0) return false
    following = follows ? following - 1 : followersOf(byte)
    if (following < 0) return false
  }
  return true
}

/** How many bytes of a character come after its first; -1 where no character begins. */
function followersOf(byte: number): number {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : -1
}
