// The list of its files that a zip file ends with.
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46

// The head that each entry has where it stands.
const headSignature = 0x04034b50
const headBytes = 30

const longestComment = 65_535

/** How the mode of a file says that it is a link, where the entry was made by a system that has them. */
const kindOfFile = 0o170000
const linkKind = 0o120000

/** An entry as the list of its zip file has it. */
export interface ListedEntry {
  readonly name: string
  readonly isLink: boolean
  /** How it is packed: 0 as it is, 8 deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedBytes: number
  /** What it says that it comes to; it may come to anything. */
  readonly bytes: number
  /** Where its own head stands in the file. */
  readonly headAt: number
}

/** The entries that a zip file lists; null when it does not end with its list, as when it was cut short. */
export function entriesOfZip(bytes: Buffer): readonly ListedEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const entries: ListedEntry[] = []
  for (let at = end - bytes.readUInt32LE(end + 12); isEntry(bytes, at, end); ) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const mode = bytes.readUInt32LE(at + 38) >>> 16
    const name = bytes.toString('utf8', at + entryBytes, at + entryBytes + nameLength)
    entries.push({
      name,
      isLink: (mode & kindOfFile) === linkKind,
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: bytes.readUInt32LE(at + 20),
      bytes: bytes.readUInt32LE(at + 24),
      headAt: bytes.readUInt32LE(at + 42),
    })
    at += entryBytes + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** What stands packed in a zip file of a listed entry; null when it is not there as a whole. */
export function packedBytesOf(file: Buffer, { headAt, packedBytes }: ListedEntry): Buffer | null {
  if (headAt + headBytes > file.length || file.readUInt32LE(headAt) !== headSignature) return null
  const begin = headAt + headBytes + file.readUInt16LE(headAt + 26) + file.readUInt16LE(headAt + 28)
  return begin + packedBytes > file.length ? null : file.subarray(begin, begin + packedBytes)
}

function findEnd(bytes: Buffer): number | null {
  const last = bytes.length - endBytes
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at
  return null
}

function isEntry(bytes: Buffer, at: number, end: number): boolean {
  return at >= 0 && at + entryBytes <= end && bytes.readUInt32LE(at) === entrySignature
}
