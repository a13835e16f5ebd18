/** Escapes text for use between tags: `&`, `<` and `>`; quotes are left alone. */
export function escapeHtml(text: string): string {
  return unsafe.test(text) ? escapeAll(text, false) : text
}

/** Escapes text for use in a double-quoted attribute: `&`, `<`, `>` and `"`. */
export function escapeAttribute(text: string): string {
  return unsafeInAttribute.test(text) ? escapeAll(text, true) : text
}

const unsafe = /[&<>]/
const unsafeInAttribute = /[&<>"]/

/** Copies what is safe in whole slices: most texts have nothing to escape, and the others little. */
function escapeAll(text: string, isAttribute: boolean): string {
  let escaped = ''
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 62 || code < 34) continue
    const entity = entityOf(code, isAttribute)
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
