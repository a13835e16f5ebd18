/** Which bytes of a file are asked for. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' }

/** Reads a `Range` header (RFC 9110, section 14). One that names several parts, or cannot be read, asks for the whole file. */
export function readRange(header: string | undefined, bytes: number): ByteRange {
  const read = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = read ?? []
  if (!read || (first === '' && last === '')) return { kind: 'whole' }
  if (first === '') return suffix(Number(last), bytes)
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  return start >= bytes ? { kind: 'unsatisfiable' } : { kind: 'part', start, end }
}

function suffix(count: number, bytes: number): ByteRange {
  if (count === 0) return { kind: 'unsatisfiable' }
  return { kind: 'part', start: Math.max(0, bytes - count), end: bytes - 1 }
}
