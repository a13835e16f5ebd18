/** Longest path of a file, and how deep it may lie. */
const longestPath = 240
const deepest = 10

/** What systems and tools put into such files, and no template needs. */
const leftOut = /(^|\/)(__MACOSX|node_modules|Thumbs\.db|desktop\.ini|\.[^/]*)(\/|$)/i

/**
 * Where a file of a zip file goes, below the template's folder: '' for what is left out, null for a name that leads out of it or that no
 * file should have.
 */
export function placeOfEntry(name: string): string | null {
  const parts = name.replaceAll('\\', '/').split('/')
  const isFolder = parts.at(-1) === ''
  const path = (isFolder ? parts.slice(0, -1) : parts).join('/')
  if (path === '' || path.length > longestPath || parts.length > deepest + 1) return null
  if (parts.some((part) => part === '..') || hasWrongCharacter(path) || /^([a-z]:|\/)/i.test(path))
    return null
  if (isFolder || leftOut.test(path)) return ''
  return parts.some((part) => part === '' || /[. ]$/.test(part)) ? null : path
}

function hasWrongCharacter(path: string): boolean {
  return [...path].some(
    (character) => character < ' ' || character === '\u007F' || '<>:"|?*'.includes(character),
  )
}
