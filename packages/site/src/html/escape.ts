/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}

/**
 * The same with dashes, quotation marks and the like by their number, for what the platform writes into every page. A text with a single
 * character beyond Latin-1 takes twice the memory, and what is done with it up to twice the time: most pages would have the dash of their
 * title alone.
 */
export function escapeHtmlNarrowly(text: string): string {
  return withoutSigns(escapeHtml(text), (code) => `&#${code};`)
}

/**
 * JSON that can stand inside a script element: nothing in it can close the element. Dashes and the like are written by their number, as
 * `escapeHtmlNarrowly` does.
 */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value).replace(/[<>]/g, (char) => (char === '<' ? '\\u003c' : '\\u003e'))
  return withoutSigns(json, (code) => `\\u${code.toString(16)}`)
}

/** Dashes, quotation marks, points, and the two line ends that old scripts stumble over. */
const signs = /[\u2010-\u2029]/g

function withoutSigns(text: string, write: (code: number) => string): string {
  const written = text.replace(signs, (char) => write(char.charCodeAt(0)))
  // Node keeps two bytes a character after a replacement, until the text is made again.
  return written === text || beyondLatin1.test(written)
    ? written
    : Buffer.from(written, 'latin1').toString('latin1')
}

const beyondLatin1 = /[^\0-\u00ff]/

/** The words of some HTML, without tags, in one line of at most `length` characters. */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= length
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', length) + 1 || length).trimEnd()}…`
}

/** Text whose special characters may be escaped, such as that of an attribute. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
