/** Escapes text for use between tags: `&`, `<` and `>`; quotes are left alone. */
export function escapeHtml(text: string): string {
  return escapeWhere(unsafe, text)
}

/** Escapes text for use in a double-quoted attribute: `&`, `<`, `>` and `"`. */
export function escapeAttribute(text: string): string {
  return escapeWhere(unsafeInAttribute, text)
}

const unsafe = /[&<>]/g
const unsafeInAttribute = /[&<>"]/g

/**
 * Goes from one unsafe character to the next and copies what is between in whole slices: most texts have nothing to escape, and
 * the others little. A global expression tests from its `lastIndex` on.
 */
function escapeWhere(isUnsafe: RegExp, text: string): string {
  let escaped = ''
  let copied = 0
  isUnsafe.lastIndex = 0
  while (isUnsafe.test(text)) {
    const end = isUnsafe.lastIndex
    escaped += text.slice(copied, end - 1) + entityOf(text.charCodeAt(end - 1))
    copied = end
  }
  return copied === 0 ? text : escaped + text.slice(copied)
}

function entityOf(code: number): string {
  switch (code) {
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return '&quot;'
  }
}
