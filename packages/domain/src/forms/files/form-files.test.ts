import { describe, expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'
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

it('tells sizes as people read them', () => {
  expect([999, 1_500, 999_600, 10_000_000].map((bytes) => fileLine({ name: 'a', bytes }))).toEqual([
    'a (999 B)',
    'a (2 KB)',
    'a (1.0 MB)',
    'a (10.0 MB)',
  ])
})

function judge(bytes: Uint8Array, filename: string) {
  const end = findArchiveEnd(bytes)
  const directory = end && bytes.subarray(end.directoryStart, end.directoryStart + end.directoryBytes)
  const probe = {
    filename,
    bytes: bytes.length,
    head: bytes,
    tail: bytes,
    directory,
    holdsMarkup: false,
    isText: false,
  }
  return recogniseFormFile(probe, ['docx'])
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
