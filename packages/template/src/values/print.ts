/** What a value prints (language reference, section 3.5). Nothing is escaped. */
export function printed(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return Array.isArray(value)
        ? value.map((each) => (each === null ? 'null' : spelled(each))).join(',')
        : ''
  }
}

/** A value as JavaScript makes text of it: nested arrays are flattened, objects are named by their kind, null is empty. */
export function spelled(value: unknown): string {
  return spelledTo(value, 0)
}

const maxDepth = 64

function spelledTo(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'object':
      if (value === null || depth > maxDepth) return ''
      return Array.isArray(value)
        ? value.map((each) => spelledTo(each, depth + 1)).join(',')
        : '[object Object]'
    case 'undefined':
    case 'function':
      return ''
    default:
      return String(value)
  }
}
