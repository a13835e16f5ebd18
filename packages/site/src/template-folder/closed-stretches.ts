/** What a stretch begins with, where its head ends if it has one, and what closes it. */
interface StretchForm {
  readonly opens: string
  readonly endsHead: RegExp | null
  readonly closes: RegExp
}

/** The stretches that are told apart in templates: elements of scripts, remarks of HTML, comments of scripts and sheets, lines that are comments. */
const forms = {
  script: { opens: '<script\\b', endsHead: />/g, closes: /<\/script(?=[\s/>])/gi },
  remark: { opens: '<!--', endsHead: null, closes: /-->/g },
  comment: { opens: '/\\*', endsHead: null, closes: /\*\//g },
  line: { opens: '(?<![^\\n])[^\\S\\n]*//', endsHead: null, closes: /$/gm },
} as const satisfies Record<string, StretchForm>

type StretchKind = keyof typeof forms

/** A stretch that was found whole. */
interface Stretch {
  readonly kind: StretchKind
  readonly start: number
  readonly end: number
  /** The attributes of a script; '' for others. */
  readonly head: string
  /** What stands between its opening and what closes it. */
  readonly inside: string
  readonly insideStart: number
}

/**
 * Finds the stretches of a text that are closed, one behind another. Once one is left open, no later one of its kind is looked for: a pattern that
 * tries each opening anew reads the rest of the text as often as something is opened in it.
 */
export function* closedStretches(text: string, kinds: readonly StretchKind[]): Generator<Stretch> {
  let open = kinds
  let at = 0
  let opening = openingOf(open)
  while (open.length > 0) {
    opening.lastIndex = at
    const match = opening.exec(text)
    const kind = match && open[match.slice(1).findIndex((part) => part !== undefined)]
    if (!match || !kind) return
    const stretch = stretchAt(text, kind, { start: match.index, end: match.index + match[0].length })
    at = stretch?.end ?? match.index + match[0].length
    if (stretch) yield stretch
    else {
      open = open.filter((each) => each !== kind)
      opening = openingOf(open)
    }
  }
}

/** A text with something else in the place of each of its stretches. */
export function replaceStretches(
  text: string,
  kinds: readonly StretchKind[],
  change: (stretch: string) => string,
): string {
  let out = ''
  let done = 0
  for (const { start, end } of closedStretches(text, kinds)) {
    out += text.slice(done, start) + change(text.slice(start, end))
    done = end
  }
  return out + text.slice(done)
}

/** Blanks in the place of a text, which keep its lines: what stands behind it stays where it is. */
export function blanksFor(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}

function openingOf(kinds: readonly StretchKind[]): RegExp {
  return new RegExp(kinds.map((kind) => `(${forms[kind].opens})`).join('|'), 'gi')
}

interface Found {
  readonly start: number
  readonly end: number
}

function stretchAt(text: string, kind: StretchKind, { start, end }: Found): Stretch | null {
  const { endsHead, closes }: StretchForm = forms[kind]
  const headEnd = endsHead === null ? { start: end, end } : findFrom(text, endsHead, end)
  const close = headEnd && findFrom(text, closes, headEnd.end)
  if (!close) return null
  return {
    kind,
    start,
    end: close.end,
    head: text.slice(end, headEnd.start),
    inside: text.slice(headEnd.end, close.start),
    insideStart: headEnd.end,
  }
}

function findFrom(text: string, pattern: RegExp, at: number): Found | null {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}
