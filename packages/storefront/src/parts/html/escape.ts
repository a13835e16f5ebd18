import { escapeAttribute } from '@vitrine/template/values/escape'

/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return escapeAttribute(text)
}

/**
 * Escapes only what could end an attribute in double quotes or open a tag. `&` stays: addresses, and texts that are HTML already,
 * come out as they went in.
 */
export function escapeDelimiters(text: string): string {
  return delimiter.test(text) ? escapeEach(text) : text
}

const delimiter = /[<>"]/

function escapeEach(text: string): string {
  let escaped = ''
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at))
    if (entity === undefined) continue
    escaped += text.slice(end, at) + entity
    end = at + 1
  }
  return escaped + text.slice(end)
}

function entityOf(code: number): string | undefined {
  switch (code) {
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
