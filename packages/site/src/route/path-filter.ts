import type { PathFilter } from '../page-json/destination.ts'
import { maxFilterLength } from '../page-json/lists/page-query.ts'

/**
 * What the rest of a list's path asks of it: templates lead to `/journal/tag/slow` as well as to `/journal?tag=slow`, and both are one page. A name with a
 * slash is written as it is, as the formatter for addresses leaves it. Null for a path that asks for something else.
 */
export function pathFilter([kind, ...rest]: readonly string[]): PathFilter | null {
  const name = rest.join('/').slice(0, maxFilterLength)
  if (name === '') return null
  if (kind === 'tag') return { tag: name }
  return kind === 'category' ? { category: name } : null
}
