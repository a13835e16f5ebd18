import { describe, expect, it } from 'vitest'
import { iconDrawings } from './icon-drawings.ts'
import { iconFontFace } from './icon-font-face.ts'
import { writeFont } from './write-font.ts'

/** The tables of a font, by their tags. */
function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) =>
    font.subarray(12 + at * 16, 28 + at * 16),
  )
  return new Map(
    records.map((record) => {
      const start = record.readUInt32BE(8)
      return [record.toString('latin1', 0, 4), font.subarray(start, start + record.readUInt32BE(12))]
    }),
  )
}

describe('the icon font', () => {
  it('comes with sheets that use it and do not bring it', () => {
    expect(iconFontFace(".x:before { font-family: 'squarespace-ui-font' }")).toContain(
      'data:font/ttf;base64,',
    )
    expect(iconFontFace('@font-face { font-family: "squarespace-ui-font"; src: url(a.woff) }')).toBe('')
    expect(iconFontFace('a { b: c }')).toBe('')
  })

  it('has every table that browsers ask for, in order', () => {
    const tags = [...tablesOf(writeFont('Signs', iconDrawings)).keys()]
    expect(tags).toEqual([...tags].sort())
    expect(tags).toEqual(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'])
  })

  it('gives its tables of fixed length that length', () => {
    const tables = tablesOf(writeFont('Signs', iconDrawings))
    const lengths = ['OS/2', 'head', 'hhea', 'maxp', 'post'].map((tag) => tables.get(tag)?.length)
    expect(lengths).toEqual([96, 54, 36, 32, 32])
  })

  it('leads from each code to its drawing', () => {
    const tables = tablesOf(writeFont('Signs', iconDrawings))
    const map = tables.get('cmap')?.subarray(12) ?? Buffer.alloc(0)
    const loca = tables.get('loca') ?? Buffer.alloc(0)
    const count = map.readUInt16BE(6) / 2
    for (const [at, { code, parts }] of iconDrawings.entries()) {
      expect(map.readUInt16BE(14 + at * 2)).toBe(code)
      const sign = (code + map.readUInt16BE(16 + (count * 2 + at) * 2)) & 0xffff
      expect(sign).toBe(at + 1)
      expect(tables.get('glyf')?.readInt16BE(loca.readUInt16BE(sign * 2) * 2)).toBe(parts.length)
    }
    expect(loca.readUInt16BE(2)).toBe(0)
  })
})
