import type { Corner, Drawing } from './icon-drawings.ts'

const unitsPerEm = 1000
const ascent = 850
const descent = -150

/** Writes drawings as a TrueType font, of which the first sign, for codes without a drawing, is empty. */
export function writeFont(family: string, drawings: readonly Drawing[]): Buffer {
  const sorted = [...drawings].sort((left, right) => left.code - right.code)
  const glyphs = [Buffer.alloc(0), ...sorted.map(({ parts }) => glyph(parts))]
  return joinTables({
    'OS/2': metrics(sorted),
    cmap: characterMap(sorted.map(({ code }) => code)),
    glyf: Buffer.concat(glyphs),
    head: header(),
    hhea: words(
      1,
      0,
      ascent,
      descent,
      0,
      unitsPerEm,
      0,
      0,
      unitsPerEm,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      glyphs.length,
    ),
    hmtx: words(...glyphs.flatMap(() => [unitsPerEm, 0])),
    loca: words(...offsets(glyphs).map((offset) => offset / 2)),
    maxp: words(1, 0, glyphs.length, 100, 10, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    name: names(family),
    post: words(3, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
  })
}

/** Numbers of 16 bits each. */
function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, at * 2)
  return buffer
}

function offsets(glyphs: readonly Buffer[]): readonly number[] {
  const ends: number[] = [0]
  for (const { length } of glyphs) ends.push((ends.at(-1) ?? 0) + length)
  return ends
}

function glyph(parts: readonly (readonly Corner[])[]): Buffer {
  const turned = parts.map(clockwise)
  const corners = turned.flat()
  const across = corners.map(([x]) => x)
  const up = corners.map(([, y]) => y)
  const box = [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)]
  let last = -1
  const lastCorners = turned.map((part) => (last += part.length))
  const flags = Buffer.alloc(corners.length, 1)
  const bytes = Buffer.concat([
    words(parts.length, ...box, ...lastCorners, 0),
    flags,
    words(...steps(across), ...steps(up)),
  ])
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}

/** Each number as its distance from the one before. */
function steps(values: readonly number[]): readonly number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0))
}

/** Parts that overlap are filled together where they turn the same way. */
function clockwise(part: readonly Corner[]): readonly Corner[] {
  const area = part.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = part[(at + 1) % part.length] ?? [x, y]
    return sum + (nextX - x) * (nextY + y)
  }, 0)
  return area < 0 ? [...part].reverse() : part
}

/** One segment for each code, in the fourth format, for Windows and Unicode. */
function characterMap(codes: readonly number[]): Buffer {
  const ends = [...codes, 0xffff]
  const count = ends.length
  const range = 2 ** (Math.floor(Math.log2(count)) + 1)
  const shifts = ends.map((code, at) => (code === 0xffff ? 1 : at + 1 - code))
  const zeros = ends.map(() => 0)
  const search = [count * 2, range, Math.log2(range / 2), count * 2 - range]
  return words(0, 1, 3, 1, 0, 12, 4, 16 + count * 8, 0, ...search, ...ends, 0, ...ends, ...shifts, ...zeros)
}

function header(): Buffer {
  const dates = [0, 0, 0, 0, 0, 0, 0, 0]
  const box = [0, descent, unitsPerEm, ascent]
  return words(1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 3, unitsPerEm, ...dates, ...box, 0, 8, 2, 0, 0)
}

function metrics(drawings: readonly Drawing[]): Buffer {
  const codes = drawings.map(({ code }) => code)
  const scripts = [650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]
  const looks = [0, 0, 0, 0, 0]
  const unicode = [0, 0, 0, 0, 0, 0, 0, 0]
  const range = [Math.min(...codes), Math.max(...codes)]
  const lines = [ascent, descent, 0, ascent, -descent, 0, 1, 0, 0, 500, 700, 0, 32, 1]
  return words(
    4,
    unitsPerEm,
    400,
    5,
    0,
    ...scripts,
    ...looks,
    ...unicode,
    0x2020,
    0x2020,
    0x40,
    ...range,
    ...lines,
  )
}

function names(family: string): Buffer {
  const texts = [family, 'Regular', family, family, 'Version 1.0', family.replaceAll(' ', '')]
  const written = texts.map((text) => words(...[...text].map((each) => each.charCodeAt(0))))
  const starts = offsets(written)
  const records = written.flatMap(({ length }, id) => [3, 1, 0x409, id + 1, length, starts[id] ?? 0])
  return Buffer.concat([words(0, texts.length, 6 + texts.length * 12, ...records), ...written])
}

function joinTables(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables)
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const head = words(1, 0, entries.length, power * 16, Math.log2(power), (entries.length - power) * 16)
  const padded = entries.map(([, table]) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]))
  const starts = offsets(padded)
  const directory = entries.map(([tag, { length }], at) => {
    const record = Buffer.alloc(16)
    record.write(tag, 'latin1')
    record.writeUInt32BE(checksum(padded[at] ?? Buffer.alloc(0)), 4)
    record.writeUInt32BE(12 + entries.length * 16 + (starts[at] ?? 0), 8)
    record.writeUInt32BE(length, 12)
    return record
  })
  return Buffer.concat([head, ...directory, ...padded])
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
