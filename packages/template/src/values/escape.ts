/** Escapes text for use between tags: `&`, `<` and `>`; quotes are left alone. */
export function escapeHtml(text: string): string {
  return needsEscape.test(text) ? text.replace(unsafe, entityOf) : text
}

/** Escapes text for use in a double-quoted attribute: `&`, `<`, `>` and `"`. */
export function escapeAttribute(text: string): string {
  return needsAttributeEscape.test(text) ? text.replace(unsafeInAttribute, entityOf) : text
}

const needsEscape = /[&<>]/
const unsafe = /[&<>]/g
const needsAttributeEscape = /[&<>"]/
const unsafeInAttribute = /[&<>"]/g

function entityOf(char: string): string {
  if (char === '&') return '&amp;'
  if (char === '<') return '&lt;'
  return char === '>' ? '&gt;' : '&quot;'
}
