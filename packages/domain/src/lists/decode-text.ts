/** Reads the text of a file as spreadsheets write it: Unicode of either kind, or Windows' own letters. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** “Unicode text” of Excel begins with a mark that tells how its letters are written; null without. */
function encodingByMark([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
