/** Escapes text for HTML content and for attributes in double quotes. A loop, because it is the hottest of all our functions. */
export function escapeHtml(text: string): string {
  let escaped = ''
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at))
    if (entity === undefined) continue
    escaped += text.slice(end, at) + entity
    end = at + 1
  }
  return end === 0 ? text : escaped + text.slice(end)
}

function entityOf(code: number): string | undefined {
  switch (code) {
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    case 34:
      return '&quot;'
    default:
      return undefined
  }
}
