/** A place in source or docs that names a section of a document of ours. */
interface Citation {
  /** Path and line, as editors open it. */
  readonly place: string
  /** As a heading of the reference says it: `Platform reference, section 2.10a`. */
  readonly heading: string
}

/** What a text cites. */
export interface Citations {
  readonly citations: readonly Citation[]
  /** Sections of nobody knows what: place and words. An RFC, named before its section, is known. */
  readonly unnamed: readonly string[]
}

/** The documents that `docs/reference` retells. */
const documents = ['Specification', 'Platform reference', 'Language reference', 'Template survey']

const number = String.raw`\d+(?:\.\d+)*[a-z]?\b`
/** `section 9`, `sections 4, 5 and 9`, `sections 1.2 to 1.4`; not the tag of that name in a template. */
const mention = new RegExp(
  String.raw`(?<![.{\w-])sections?\s+(${number}(?:(?:,|\s+and|\s+to)\s+${number})*)`,
  'gi',
)
const nameBefore = new RegExp(String.raw`(?:^|[^\w-])(${documents.join('|')}|RFC \d+), $`, 'i')
const heading = new RegExp(`^#+ ((?:${documents.join('|')}), section ${number})(?=:|$)`, 'gm')

/** Reads the citations of a text; they may run on over the lines of a comment. */
export function readCitations(path: string, text: string): Citations {
  const citations: Citation[] = []
  const unnamed: string[] = []
  const flat = blankCommentMarks(text)
  for (const match of flat.matchAll(mention)) {
    const before = flat.slice(0, match.index)
    const place = `${path}:${before.split('\n').length}`
    const document = nameBefore.exec(before.slice(-80).replaceAll(/\s+/g, ' '))?.[1]
    if (document === undefined) unnamed.push(`${place} ${match[0]}`)
    else citations.push(...headingsOf(document, match[1] ?? '').map((each) => ({ place, heading: each })))
  }
  return { citations, unnamed }
}

/** Reads the headings that answer citations. */
export function readHeadings(markdown: string): readonly string[] {
  return [...markdown.matchAll(heading)].map(([, words = '']) => words)
}

/** Leaves the places of all else as they are, so that lines can be counted. */
function blankCommentMarks(text: string): string {
  return text.replaceAll(/^[ \t]*(?:\*|\/\/)(?!\/)/gm, (marks) => ' '.repeat(marks.length))
}

function headingsOf(name: string, numbers: string): readonly string[] {
  const document = documents.find((each) => each.toLowerCase() === name.toLowerCase())
  if (document === undefined) return []
  return numbers
    .split(/,|\s+and\s/)
    .flatMap((part) => expandRange(part.trim()))
    .map((each) => `${document}, section ${each}`)
}

/** `1.2 to 1.4` names 1.3 as well; of ends that do not count up in one chapter the ends alone are known. */
function expandRange(part: string): readonly string[] {
  const [from = '', to] = part.split(/\s+to\s+/)
  if (to === undefined) return [from]
  const chapter = from.replace(/\d+$/, '')
  const [first, last] = [from, to].map((each) => Number(each.slice(chapter.length)))
  if (first === undefined || last === undefined || !to.startsWith(chapter) || !(first < last))
    return [from, to]
  return Array.from({ length: last - first + 1 }, (_, index) => `${chapter}${first + index}`)
}
