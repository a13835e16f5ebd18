/** What is put in the place of a part of a page; in between, where start and end are the same. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A rule for some elements of a page: it is shown their tags in the order of the page, and says afterwards what is to be changed. */
export interface ElementRule {
  /** How the tags begin, in lower case: `img`, `/body`, or more than a name: `div class="squarespace-comments"`. */
  readonly tags: readonly string[]
  /** Whether it is for texts that are no markup too: templates keep there what their scripts put into the page. */
  readonly isForTexts?: boolean
  /** Looks at a tag that begins so, in letters of any case, with its `<` at a place of the page. */
  meet(html: string, at: number, tag: string): void
  /** Changes that do not overlap. What they put into the page is shown to no rule. */
  edits(html: string): readonly Edit[] | Promise<readonly Edit[]>
}

/**
 * Goes over a page once, for all rules together. Comments and the texts of scripts, style sheets, text fields and titles are no markup, as
 * long as they end. Takes time in proportion to the page.
 */
export async function rewriteElements(html: string, rules: readonly ElementRule[]): Promise<string> {
  showTags(html, rules)
  const edits: Edit[] = []
  for (const rule of rules) edits.push(...(await rule.edits(html)))
  return withEdits(html, edits)
}

function showTags(html: string, rules: readonly ElementRule[]): void {
  const inMarkup = listenersOf(rules)
  const inTexts = listenersOf(rules.filter(({ isForTexts }) => isForTexts))
  const texts = new TextElements(html)
  let textEnd = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const isMarkup = at >= textEnd
    const listeners = isMarkup ? inMarkup : inTexts
    for (const { tag, isName, rules: ruled } of listeners[html.charCodeAt(at + 1) | lowerCase] ?? nobody) {
      if (!begins(html, at, tag) || (isName && !endsName(html, at + 1 + tag.length))) continue
      for (const rule of ruled) rule.meet(html, at, tag)
    }
    if (isMarkup) textEnd = texts.endAt(at)
  }
}

/** The rules for tags that begin alike. */
interface Listener {
  readonly tag: string
  readonly isName: boolean
  readonly rules: readonly ElementRule[]
}

function listenersOf(rules: readonly ElementRule[]): ByFirstLetter<Listener> {
  const byTag = new Map<string, ElementRule[]>()
  for (const rule of rules) {
    for (const tag of rule.tags) {
      const others = byTag.get(tag)
      if (others) others.push(rule)
      else byTag.set(tag, [rule])
    }
  }
  const listeners: Listener[] = []
  for (const [tag, ruled] of byTag) listeners.push({ tag, isName: !tag.includes(' '), rules: ruled })
  return byFirstLetter(listeners)
}

/** Tags by the code of their first character: most tags of a page are of no interest, which this tells at once. */
type ByFirstLetter<Tag> = readonly (readonly Tag[] | undefined)[]

function byFirstLetter<Tag extends { readonly tag: string }>(all: readonly Tag[]): ByFirstLetter<Tag> {
  const byCode: Tag[][] = []
  for (const each of all) {
    const code = each.tag.charCodeAt(0)
    const others = byCode[code]
    if (others) others.push(each)
    else byCode[code] = [each]
  }
  return byCode
}

const nobody: readonly Listener[] = []

/** Makes the code of a letter that of the small one; those of signs stay what they are. */
const lowerCase = 0x20

/** Whether the tag at a place begins so, in letters of any case. */
function begins(html: string, at: number, tag: string): boolean {
  for (let place = 0; place < tag.length; place += 1) {
    if ((html.charCodeAt(at + 1 + place) | lowerCase) !== tag.charCodeAt(place)) return false
  }
  return true
}

/** Whether a name ends before a place: blanks, `/`, `>`, or the end of the page are there. */
function endsName(html: string, place: number): boolean {
  const code = html.charCodeAt(place)
  return code <= 0x20 || code === 0x2f || code === 0x3e || Number.isNaN(code)
}

function isTag(html: string, at: number, name: string): boolean {
  return begins(html, at, name) && endsName(html, at + 1 + name.length)
}

/** Elements whose text is no markup. */
class TextElements {
  readonly #html: string
  readonly #endless = new Set<string>()

  constructor(html: string) {
    this.#html = html
  }

  /** Where the text ends that begins with the `<` at a place; that place where none does, or where it does not end. */
  endAt(at: number): number {
    const name = this.#nameAt(at)
    if (name === undefined || this.#endless.has(name)) return at
    const end = name === '!--' ? this.#html.indexOf('-->', at + 1) : endTag(this.#html, name, at + 1)
    // What does not end here will not end further on.
    if (end < 0) this.#endless.add(name)
    return Math.max(end, at)
  }

  #nameAt(at: number): string | undefined {
    const code = this.#html.charCodeAt(at + 1)
    if (code === exclamationMark) return this.#html.startsWith('!--', at + 1) ? '!--' : undefined
    const names = textElements[code | lowerCase]
    return names?.find(({ tag }) => isTag(this.#html, at, tag))?.tag
  }
}

const exclamationMark = 0x21

const textElements = byFirstLetter(['script', 'style', 'textarea', 'title'].map((tag) => ({ tag })))

/** Where the end tag of an element begins, from a place on; -1 when there is none. */
export function endTag(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (isTag(html, at, `/${name}`)) return at
  }
  return -1
}

function withEdits(html: string, edits: readonly Edit[]): string {
  let out = ''
  let done = 0
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    out += html.slice(done, start) + text
    done = end
  }
  return out + html.slice(done)
}
