/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text, true)
}

/**
 * Escapes only what could end an attribute in double quotes or open a tag. `&` stays: addresses, and texts that are HTML already,
 * come out as they went in.
 */
export function escapeDelimiters(text: string): string {
  return escapeMarkup(text, false)
}

/** A loop, because it is the hottest of all our functions. */
function escapeMarkup(text: string, isWhole: boolean): string {
  let escaped = ''
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at), isWhole)
    if (entity === undefined) continue
    escaped += text.slice(end, at) + entity
    end = at + 1
  }
  return end === 0 ? text : escaped + text.slice(end)
}

function entityOf(code: number, isWhole: boolean): string | undefined {
  switch (code) {
    case 38:
      return isWhole ? '&amp;' : undefined
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
