/**
 * Puts values that came to CSS after LESS was made into escapes (`~"…"`), which the compiler hands through: it would take the slashes of
 * `grid-area: 1 / 2` for divisions and does not know `#rrggbbaa`, lines of grids or `var()` inside of `calc()`. Lines stay where they are.
 */
export function escapeModern(less: string): string {
  return less.replace(declaration, (whole, property: string, between: string, value: string) =>
    isModern(property, value) ? `${property}${between}${escapeValue(value)}` : whole,
  )
}

/** The value as a text that is printed as it stands; a value that holds LESS of its own is left alone. */
export function escapeValue(value: string): string {
  const [, important = ''] = /(\s*!\s*important\s*)$/.exec(value) ?? []
  const bare = important === '' ? value : value.slice(0, -important.length)
  const flat = bare.replace(/\s*\n\s*/g, ' ').trim()
  if (flat === '' || /[@~`\\]/.test(flat)) return value
  const quote = !flat.includes('"') ? '"' : !flat.includes("'") ? "'" : null
  if (quote === null) return value
  return `~${quote}${flat}${quote}${important}${'\n'.repeat(bare.split('\n').length - 1)}`
}

const declaration = /([\w-]+)(\s*:\s*)([^;{}]+)(?=[;}])/g

const slashed = /^(?:grid-area|grid-row|grid-column|aspect-ratio|grid-template|grid|inset-area|border-image)$/

function isModern(property: string, value: string): boolean {
  if (/[@~`]/.test(value)) return false
  if (property.startsWith('--')) return true
  return (
    (slashed.test(property) && value.includes('/')) ||
    /\b(?:calc|min|max|clamp|rgba?|hsla?|color-mix|env)\([^;]*(?:var|env|min|max|clamp|calc)\(/.test(value) ||
    /\b(?:min|max|clamp|color-mix|env|oklch|oklab|lab|lch)\(/.test(value) ||
    /\b(?:rgba?|hsla?)\([^),]*(?:\s[^),]+){2}/.test(value) ||
    /#(?:[\da-f]{8}|[\da-f]{4})\b/i.test(value) ||
    /\[[\w\s-]+\]/.test(value)
  )
}
