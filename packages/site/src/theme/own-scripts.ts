import { hash } from 'node:crypto'
import { closedStretches } from '../template-folder/closed-stretches.ts'

/** An attribute that stands in the script elements of the template's own files until a page is whole. */
function markOf(secret: string): string {
  return ` vitrine-own-${secret}`
}

/**
 * Marks the script elements that a source of the template opens. What stands in a script of a template may be told apart afterwards from
 * one that came into the page with content: nothing else knows the secret.
 */
export function markScripts(source: string, secret: string): string {
  return source.replace(/<script(?=[\s/>{])/gi, `$&${markOf(secret)}`)
}

/** More than any page has; looking at each may take reading the whole page. */
const maxScripts = 500

/** HTML without the marks, and the texts of the scripts that bore one. */
export interface UnmarkedHtml {
  readonly html: string
  readonly scripts: readonly string[]
}

/** Takes the marks out of HTML that the template has rendered, before anything else is put into it. */
export function takeScripts(marked: string, secret: string): UnmarkedHtml {
  const mark = markOf(secret)
  const scripts: string[] = []
  let html = ''
  let done = 0
  let looked = 0
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, done)) {
    html += marked.slice(done, at)
    done = at + mark.length
    const text = looked < maxScripts ? scriptTextAt(marked, done) : null
    looked += 1
    // A script that writes others holds their marks.
    if (text !== null) scripts.push(text.replaceAll(mark, ''))
  }
  return { html: done === 0 ? marked : html + marked.slice(done), scripts }
}

/** The text of the script element whose attributes begin at a place; null when it has none that would run. */
function scriptTextAt(html: string, start: number): string | null {
  opening.lastIndex = start
  const [whole, attributes = ''] = opening.exec(html) ?? []
  if (whole === undefined || /\bsrc\s*=/i.test(attributes) || isDataBlock(attributes)) return null
  const textStart = start + whole.length
  closing.lastIndex = textStart
  const end = closing.exec(html)?.index ?? textStart
  return end === textStart ? null : html.slice(textStart, end)
}

const opening = /([^>]*)>/y
const closing = /<\/script/gi

/** The texts of the scripts in HTML of which all is trusted, such as an administrator's code. */
export function scriptTexts(html: string): readonly string[] {
  return [...closedStretches(html, ['script'])].flatMap(({ head, inside }) =>
    inside === '' || /\bsrc\s*=/i.test(head) || isDataBlock(head) ? [] : [inside],
  )
}

/** A script element that holds data never runs and needs no hash. */
function isDataBlock(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && type !== 'module' && !type.includes('javascript')
}

/** How many hashes are remembered, of scripts of which length: those of the template, which stand in every page. */
const remembered = { count: 200, length: 1_000 }
const knownHashes = new Map<string, string>()

/** A script's text as the policy names it. */
export function scriptHash(text: string): string {
  // Looking for a long one takes reading it whole, as hashing does, and most long ones are of one page alone.
  if (text.length > remembered.length) return hashAnew(text)
  const known = knownHashes.get(text)
  if (known !== undefined) return known
  const made = hashAnew(text)
  // A copy, as the text is a part of the page and would keep it in memory.
  if (knownHashes.size < remembered.count) knownHashes.set(Buffer.from(text).toString(), made)
  return made
}

function hashAnew(text: string): string {
  // Browsers hash the text after they have made all line ends \n.
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return `'sha256-${hash('sha256', lines, 'base64')}'`
}
