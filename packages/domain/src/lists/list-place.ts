/** A place in a list: just behind, or before, a row that it gave out. It holds for the sort of the list that gave it. */
export interface ListPlace {
  readonly value: string | number
  readonly id: string
}

/** Writes a place as `after` and `before` take it. */
export function writePlace(sort: string, { value, id }: ListPlace): string {
  return `${sort}~${id}~${value}`
}

/** Reads a place; undefined when it is none of a list that is sorted so. */
export function readPlace(text: string, sort: string, kind: 'number' | 'text'): ListPlace | undefined {
  const [given, id, ...rest] = text.split('~')
  if (given !== sort || !id || !/^[\w-]{1,64}$/.test(id) || rest.length === 0) return undefined
  const value = rest.join('~')
  if (kind === 'text') return { value, id }
  return /^-?\d{1,16}$/.test(value) ? { value: Number(value), id } : undefined
}
