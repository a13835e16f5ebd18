/** How the letters of a text are written that begins with the mark of a Unicode of two bytes, as “Unicode text” of Excel does; null without. */
export function encodingByMark([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
