/** Escapes text for use between tags: `&`, `<` and `>`; quotes are left alone. */
export function escapeHtml(text: string): string {
  const first = text.search(unsafe)
  return first < 0 ? text : escapeFrom(text, first, false)
}

/** Escapes text for use in a double-quoted attribute: `&`, `<`, `>` and `"`. */
export function escapeAttribute(text: string): string {
  const first = text.search(unsafeInAttribute)
  return first < 0 ? text : escapeFrom(text, first, true)
}

const unsafe = /[&<>]/
const unsafeInAttribute = /[&<>"]/

/** Copies what is safe in whole slices: most texts have nothing to escape, and the others little. */
function escapeFrom(text: string, first: number, isAttribute: boolean): string {
  let escaped = ''
  let copied = 0
  for (let at = first; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), isAttribute)
    if (entity === '') continue
    escaped += text.slice(copied, at) + entity
    copied = at + 1
  }
  return escaped + text.slice(copied)
}

function entityOf(code: number, isAttribute: boolean): string {
  switch (code) {
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    case 34:
      return isAttribute ? '&quot;' : ''
    default:
      return ''
  }
}
