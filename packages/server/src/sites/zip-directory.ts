// The list of its files that a zip file ends with.
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const longestComment = 65_535

/** How the mode of a file says that it is a link, where the entry was made by a system that has them. */
const kindOfFile = 0o170000
const linkKind = 0o120000

/** An entry as the list of its zip file has it. */
interface ListedEntry {
  readonly name: string
  readonly isLink: boolean
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
    entries.push({ name, isLink: (mode & kindOfFile) === linkKind })
    at += entryBytes + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
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
