import { describe, expect, it } from 'vitest'
import { headBytes } from '../../media/file-signatures.ts'
import { cleanFileName } from './clean-file-name.ts'
import type { FormFileKindName } from './file-kinds.ts'
import { findArchiveEnd } from './read-archive.ts'
import { recogniseFormFile } from './recognise-form-file.ts'
import { fileLine } from './submitted-file.ts'

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\photo.png', 'photo.png'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a<b>"c.png', 'a-b--c.png'],
    ['...', 'file'],
    ['', 'file'],
    ['\ud800.png', '\ufffd.png'],
    ['übergrößen 1.pdf', 'übergrößen 1.pdf'],
    [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept)
  })
})

describe('an office file', () => {
  it('is taken when its list covers it from end to end, and holds its part', () => {
    expect(judge(archive(['[Content_Types].xml', 'word/document.xml']), 'a.docx')).toEqual({
      ok: true,
      kind: 'docx',
    })
  })

  it.each([
    ['the parts of another kind', archive(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['no list of types', archive(['word/document.xml'])],
    ['macros', archive(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
    ['bytes behind its end', [...archive(['[Content_Types].xml', 'word/document.xml']), 0]],
    ['a list that names nothing', archive([])],
  ])('is refused with %s', (_, bytes) => {
    expect(judge(Uint8Array.from(bytes), 'a.docx')).toMatchObject({ ok: false })
  })
})

describe('a text that is not written in UTF-8', () => {
  const windows = latin('Name;Ort\r\nJürgen;Köln\r\n')
  const late = latin(`${'Name;Ort\r\n'.repeat(9_000)}Jürgen;Köln\r\n`)
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x4a, 0, 0xfc, 0])
  const asked = (bytes: Uint8Array, filename = 'people.csv') => judge(bytes, filename, ['csv'])

  it.each([
    ['as Windows writes it', windows],
    ['behind its beginning alone', late],
    ['with two bytes for each letter', utf16],
  ])('is refused in words that say what to do: %s', (_, bytes) => {
    expect(asked(bytes)).toEqual({ ok: false, problem: 'file-not-utf8' })
  })

  it('is refused as what it is where texts are not taken, or it is none', () => {
    expect(judge(windows, 'people.csv', ['pdf'])).toEqual({ ok: false, problem: 'file-kind-wrong' })
    expect(asked(windows, 'people.exe')).toEqual({ ok: false, problem: 'file-kind-wrong' })
    expect(asked(Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0xff]))).not.toEqual({
      ok: false,
      problem: 'file-not-utf8',
    })
  })
})

it('tells sizes as people read them', () => {
  expect([999, 1_500, 999_600, 10_000_000].map((bytes) => fileLine({ name: 'a', bytes }))).toEqual([
    'a (999 B)',
    'a (2 KB)',
    'a (1.0 MB)',
    'a (10.0 MB)',
  ])
})

/** Each letter as one byte, as Windows writes. */
function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function judge(bytes: Uint8Array, filename: string, accepted: readonly FormFileKindName[] = ['docx']) {
  const end = findArchiveEnd(bytes)
  const directory = end && bytes.subarray(end.directoryStart, end.directoryStart + end.directoryBytes)
  const probe = {
    filename,
    bytes: bytes.length,
    head: bytes.subarray(0, headBytes),
    tail: bytes.subarray(-65_557),
    directory,
    holdsMarkup: false,
    isText: false,
  }
  return recogniseFormFile(probe, accepted)
}

/** An archive of empty files. */
function archive(names: readonly string[]): Uint8Array {
  const bytes: number[] = []
  const list: number[] = []
  for (const name of names) {
    const letters = [...new TextEncoder().encode(name)]
    const size = [letters.length, 0]
    list.push(0x50, 0x4b, 1, 2, ...zeros(24), ...size, ...zeros(12), ...number(bytes.length), ...letters)
    bytes.push(0x50, 0x4b, 3, 4, ...zeros(22), ...size, 0, 0, ...letters)
  }
  const count = [names.length, 0]
  const end = [
    0x50,
    0x4b,
    5,
    6,
    ...zeros(4),
    ...count,
    ...count,
    ...number(list.length),
    ...number(bytes.length),
    0,
    0,
  ]
  return Uint8Array.from([...bytes, ...list, ...end])
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

function number(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]
}
