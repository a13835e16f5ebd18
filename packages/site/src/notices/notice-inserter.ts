import type { Edit, ElementRule } from '../html/rewrite-elements.ts'
import type { NoticesHtml } from './notices-html.ts'

/** A start tag, whose quoted attributes may hold anything. */
const tagRest = `(?:[^<>"']|"[^"]*"|'[^']*')*>`
/** The attribute itself, and none whose name ends with it, as those of scripts do. */
const ownClass = '(?<![\\w-])class\\s*='
const dropzoneClass = 'sqs-announcement-bar-dropzone'
const dropzone = new RegExp(
  `<[a-z]+\\b(?:(?!${ownClass})[^<>])*${ownClass}\\s*["'](?:(?!\\b${dropzoneClass}\\b)[^"'])*\\b${dropzoneClass}\\b[^"']*["']${tagRest}`,
  'gi',
)
/** With a link behind it that skips to the content: it comes first for those who use a keyboard. */
const bodyStart = new RegExp(
  `<body\\b${tagRest}(?:\\s*<a\\b(?:(?!\\shref\\s*=)[^<>])*\\shref\\s*=\\s*["']#[^<>]*>[^<]*</a>)?`,
  'iy',
)
const headEnd = /<\/head>/iy
const bodyEnd = /<\/body>/iy

/**
 * Puts notices into a whole page: the first where the template left a place for it, else at the start of the body. Their style ends the
 * head, which is behind a template's own sheets: on a slow connection the bar would be drawn without it until the whole page is there, and
 * then push the page away.
 */
export class NoticeInserter implements ElementRule {
  readonly tags = ['/head', 'body', '/body']
  readonly #notices: NoticesHtml
  /** Where the head ends, the content of the body begins, and the body ends; null where the template writes no such tag. */
  #headEnd: number | null = null
  #bodyStart: number | null = null
  #bodyEnd: number | null = null

  constructor(notices: NoticesHtml) {
    this.#notices = notices
  }

  meet(html: string, at: number, name: string): void {
    if (name === '/body') this.#bodyEnd = isAt(bodyEnd, html, at) ? at : this.#bodyEnd
    else if (this.#bodyStart !== null) return
    else if (name === '/head') this.#headEnd = isAt(headEnd, html, at) ? at : this.#headEnd
    else if (isAt(bodyStart, html, at)) this.#bodyStart = bodyStart.lastIndex
  }

  edits(html: string): readonly Edit[] {
    // Neither a head nor a body: a piece of a page, which a script of the template puts into one that has the notices.
    if (this.#headEnd === null && this.#bodyStart === null && this.#bodyEnd === null) return []
    const { style, before, after } = this.#notices
    const edits: Edit[] = []
    const put = (place: number, text: string) => {
      if (text !== '') edits.push({ start: place, end: place, text })
    }
    if (this.#headEnd !== null) put(this.#headEnd, style)
    const first = this.#headEnd === null ? style + before : before
    const start = this.#bodyStart ?? 0
    if (first !== '') put(dropzoneIn(html, start) ?? start, first)
    put(this.#bodyEnd ?? html.length, after)
    return edits
  }
}

/** Whether a sticky pattern matches at a place; it then ends at its `lastIndex`. */
function isAt(pattern: RegExp, html: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(html)
}

/** Behind the place that a template left for the first notice, from a place on. */
function dropzoneIn(html: string, start: number): number | null {
  // Few templates have it, and the pattern is slow on a page without it.
  if (html.indexOf(dropzoneClass, start) < 0) return null
  dropzone.lastIndex = start
  return dropzone.test(html) ? dropzone.lastIndex : null
}
