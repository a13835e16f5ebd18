/** An `<img>` tag in HTML, and what it says. */
export interface ImageTag {
  readonly start: number
  /** After its `>`. */
  readonly end: number
  /** By name in lower case; the first of a name counts. */
  readonly attributes: ReadonlyMap<string, TagAttribute>
}

/** An attribute as it is written: its value with entities, and where it stands in the HTML. */
export interface TagAttribute {
  readonly value: string
  readonly start: number
  readonly end: number
  /** Of what stands between its quotes. */
  readonly valueStart: number
  readonly valueEnd: number
}

/** No tag is longer; what looks like one is text. */
const maxTagChars = 16_000

const close = /\s*\/?>/y
const attribute = /\s*(?:\/\s*)?([^\s=<>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"']+)))?/y

/** Reads the `<img` tag that begins at a place; null when none ends as a tag does. */
export function readImageTag(html: string, start: number): ImageTag | null {
  const text = html.slice(start, start + maxTagChars)
  const attributes = new Map<string, TagAttribute>()
  let at = '<img'.length
  for (;;) {
    attribute.lastIndex = at
    const found = attribute.exec(text)
    if (!found) {
      close.lastIndex = at
      return close.test(text) ? { start, end: start + close.lastIndex, attributes } : null
    }
    const [whole, name = '', inDouble, inSingle, bare] = found
    const value = inDouble ?? inSingle ?? bare ?? ''
    const end = start + at + whole.length
    const key = name.toLowerCase()
    if (!attributes.has(key)) {
      const isQuoted = inDouble !== undefined || inSingle !== undefined
      const last = isQuoted ? end - 1 : end
      attributes.set(key, {
        value,
        start: start + at,
        end,
        valueStart: last - value.length,
        valueEnd: last,
      })
    }
    at += whole.length
  }
}
