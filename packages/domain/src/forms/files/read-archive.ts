/** Where an archive says that the list of what it holds is. */
export interface ArchiveEnd {
  readonly entries: number
  readonly directoryBytes: number
  /** From the beginning of the archive. */
  readonly directoryStart: number
}

/** The longest list that is read. */
export const longestDirectory = 1_000_000

const endBytes = 22

/** Finds the end of an archive: what stands at the end of a file, with a comment behind it at most; null: it is none. */
export function findArchiveEnd(tail: Uint8Array): ArchiveEnd | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    // A reader that is less strict than this takes any of them.
    return {
      entries: view.getUint16(at + 10, true),
      directoryBytes: view.getUint32(at + 12, true),
      directoryStart: view.getUint32(at + 16, true),
    }
  }
  return null
}

/**
 * Names of what an archive holds, by its list, a sign for each byte (those that are looked for are ASCII); null where it is damaged, or
 * something stands before or behind the archive: the first entry has to be at the beginning of the file, and the list right before the end.
 */
export function readArchive(
  directory: Uint8Array,
  { end, bytes }: { readonly end: ArchiveEnd | null; readonly bytes: number },
): readonly string[] | null {
  if (!end || directory.length !== end.directoryBytes) return null
  if (end.directoryStart + end.directoryBytes + endBytes !== bytes) return null
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const names: string[] = []
  let first = Number.POSITIVE_INFINITY
  let at = 0
  while (at + 46 <= directory.length) {
    if (view.getUint32(at, true) !== 0x02014b50) return null
    const nameBytes = view.getUint16(at + 28, true)
    first = Math.min(first, view.getUint32(at + 42, true))
    names.push(String.fromCharCode(...directory.subarray(at + 46, at + 46 + nameBytes)))
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === directory.length && first === 0 && names.length === end.entries ? names : null
}
