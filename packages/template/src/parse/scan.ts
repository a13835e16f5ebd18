/** A stretch of the source: text, or a candidate for a tag with its braces taken off. Comments are left out. */
export type Stretch =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | { readonly kind: 'candidate'; readonly at: number; readonly text: string }

/** Cuts a source into text and candidates for tags (language reference, section 1.1). */
export function* scan(source: string): Generator<Stretch> {
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('{', at)
    if (open < 0) break
    if (source.startsWith('{##', open)) {
      if (open > at) yield { kind: 'text', at, text: source.slice(at, open) }
      const close = source.indexOf('##}', open + 3)
      if (close < 0) return
      at = close + 3
      continue
    }
    const close = source.indexOf('}', open)
    if (close < 0) break
    // A further brace on the way moves the start of the tag to it.
    const start = source.lastIndexOf('{', close)
    if (start > at) yield { kind: 'text', at, text: source.slice(at, start) }
    yield { kind: 'candidate', at: start, text: source.slice(start + 1, close) }
    at = close + 1
  }
  if (at < source.length) yield { kind: 'text', at, text: source.slice(at) }
}
