import type { Fields } from './is-same.ts'

/** Fields by which an entry of a list is called, the likeliest first. */
const namingFields = ['sku', 'title', 'name', 'label', 'displayName', 'filename', 'code', 'id']

/** What an entry of a list is called; null where nothing says it. */
export function entryName(entry: Fields): string | null {
  for (const field of namingFields) {
    const name = entry[field]
    if (typeof name === 'string' && name !== '')
      return field === 'id' ? `no. ${name.slice(0, 6)}` : `“${name}”`
  }
  return null
}
