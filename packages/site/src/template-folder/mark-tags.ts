import { TextLines } from './text-lines.ts'

/** A `<squarespace:...>` tag's inner text, kept aside until the tag is expanded. */
export interface TagBody {
  readonly text: string
  /** Line of the file on which the body begins, from 1. */
  readonly line: number
}

/** The attribute that tells tags of the template from look-alikes in content. */
export const markAttribute = 'data-vitrine-tag'

const startTag =
  /<squarespace:([a-z-]+)((?:\s+[^\s=<>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))?)*)\s*(\/?)>/g

const anyTag = new RegExp(`${startTag.source}|</squarespace:([a-z-]+)\\s*>`, 'g')

/** Tags whose body is a template of its own. */
const bodyTags = new Set(['navigation', 'folder-navigation', 'query', 'category', 'related'])

/** Tags that print what is theirs alone: what stands between them and their closing tags is left out. */
const bareTags = new Set(['block-field', 'script', 'comments', 'social-share', 'languages'])

/**
 * Prepares the `<squarespace:...>` tags of a source for rendering: each is marked with the template's secret and a number, and a body is
 * taken out and remembered under that number, because it is a template for the data that the tag will bring. Attributes stay, for they are
 * templates of the page around them. Closing tags vanish; a tag that is not closed counts as closed at once. What stands inside of `escape`,
 * or of a tag that nobody knows, is part of the page around it.
 */
export function markTags(source: string, keep: (body: TagBody | null) => number, secret: string): string {
  const closes = findCloses(source)
  const places = new TextLines(source)
  const vanishing = new Set<number>()
  let out = ''
  let done = 0
  for (const match of source.matchAll(anyTag)) {
    const [whole, name, attributes = ''] = match
    if (match.index < done) continue
    const after = match.index + whole.length
    if (name === undefined) {
      if (!vanishing.has(match.index)) continue
      out += source.slice(done, match.index) + whole.replace(/[^\n]/g, '')
      done = after
      continue
    }
    const close = closes.get(match.index)
    const isRead = bodyTags.has(name)
    const isTakenOut = isRead || bareTags.has(name)
    const body = close && isRead ? source.slice(after, close.start) : ''
    if (close && !isTakenOut) vanishing.add(close.start)
    const number = keep(body.trim() === '' ? null : { text: body, line: places.lineAt(after) })
    out += source.slice(done, match.index)
    done = close && isTakenOut ? close.end : after
    // The lines that vanish go on inside the tag, so that errors further down keep their line.
    const lines = '\n'.repeat(places.lineAt(done) - places.lineAt(after))
    out += `<squarespace:${name} ${markAttribute}="${secret}-${number}"${attributes}${lines}/>`
  }
  return out + source.slice(done)
}

interface ClosingTag {
  readonly start: number
  readonly end: number
}

/** The closing tags by where their tags begin. Each closes the last one of its name that is open, so that tags may stand inside of their like. */
function findCloses(source: string): ReadonlyMap<number, ClosingTag> {
  const closes = new Map<number, ClosingTag>()
  const open = new Map<string, number[]>()
  for (const match of source.matchAll(anyTag)) {
    const [whole, opened, , slash, closed] = match
    if (opened !== undefined && slash !== '/') {
      const begun = open.get(opened)
      if (begun) begun.push(match.index)
      else open.set(opened, [match.index])
    }
    const begin = closed === undefined ? undefined : open.get(closed)?.pop()
    if (begin !== undefined) closes.set(begin, { start: match.index, end: match.index + whole.length })
  }
  return closes
}
