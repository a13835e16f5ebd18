/** What a value prints (reference, section 3.5). Nothing is escaped. */
export function printed(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      return Array.isArray(value) ? printedElements(value, 0) : ''
  }
}

const maxDepth = 64

/** Elements as JavaScript joins them: nested arrays flattened, objects by their class, but null spelled out. */
function printedElements(values: readonly unknown[], depth: number): string {
  return values.map((value) => printedElement(value, depth)).join(',')
}

function printedElement(value: unknown, depth: number): string {
  if (value === null) return depth === 0 ? 'null' : ''
  if (Array.isArray(value)) return depth < maxDepth ? printedElements(value, depth + 1) : ''
  if (typeof value === 'object') return '[object Object]'
  return value === undefined || typeof value === 'function' ? '' : String(value)
}
