/** Files of a tar file begin, and their heads are, as long as this. */
export const blockBytes = 512

/** What the head of an entry says: plain files alone are written, and read. */
export interface TarHead {
  readonly name: string
  readonly bytes: number
}

/** The longest name that the second field takes, and the first. */
const fields = { name: 100, prefix: 155 }

/** Up to this size it is written as octal digits; larger files have it in binary, as GNU tar does. */
const octalBelow = 8 ** 11

/** Writes the head of a plain file that its user alone can read. */
export function writeTarHead({ name, bytes }: TarHead): Buffer {
  const head = Buffer.alloc(blockBytes)
  const [prefix, rest] = splitName(name)
  head.write(rest, 0, 'utf8')
  head.write('0000600\0', 100, 'latin1')
  head.write('0000000\0', 108, 'latin1')
  head.write('0000000\0', 116, 'latin1')
  if (bytes < octalBelow) head.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  else {
    head[124] = 0x80
    head.writeBigUInt64BE(BigInt(bytes), 128)
  }
  head.write('00000000000\0', 136, 'latin1')
  head.write('0', 156, 'latin1')
  head.write('ustar\0', 257, 'latin1')
  head.write('00', 263, 'latin1')
  head.write(prefix, 345, 'utf8')
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return head
}

/** Reads a head; null for one that is damaged, or is of something else than a plain file. */
export function readTarHead(head: Buffer): TarHead | null {
  const kind = head[156]
  if (Number.parseInt(head.toString('latin1', 148, 156), 8) !== sumOf(head)) return null
  if (kind !== 0 && kind !== 0x30) return null
  const prefix = textAt(head, 345, fields.prefix)
  const rest = textAt(head, 0, fields.name)
  const bytes = (head[124] ?? 0) & 0x80 ? Number(head.readBigUInt64BE(128)) : octalAt(head)
  if (!Number.isSafeInteger(bytes)) return null
  return { name: prefix === '' ? rest : `${prefix}/${rest}`, bytes }
}

/** How much stands behind so many bytes until the next head. */
export function paddingOf(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes
}

function octalAt(head: Buffer): number {
  const written = head.toString('latin1', 124, 136).replaceAll('\0', ' ').trim()
  return /^[0-7]+$/.test(written) ? Number.parseInt(written, 8) : Number.NaN
}

function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= fields.name) return ['', name]
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) > fields.prefix) break
    if (Buffer.byteLength(rest) <= fields.name) return [prefix, rest]
  }
  throw new Error(`The name ${name} is too long for the file of a site.`)
}

/** The sum of all bytes, with spaces in the place of the sum. */
function sumOf(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)
}

function textAt(head: Buffer, at: number, most: number): string {
  const field = head.subarray(at, at + most)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end === -1 ? most : end)
}
