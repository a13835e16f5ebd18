/** A stretch of joined sources that comes from one file. */
export interface SourcePart {
  readonly file: string
  /** The first of its lines, in its file; begins at 1. */
  readonly firstLine: number
  readonly text: string
  /** Whether the file is plain CSS by its name. */
  readonly isCss: boolean
}

/** Sources put one under another, where each line still knows its file. */
export interface JoinedSources {
  readonly text: string
  /** Where a line of the joined text (from 1) was written. */
  placeOf(line: number): { readonly file: string; readonly line: number }
}

/** Joins parts; each ends its own last line. */
export function joinParts(parts: readonly SourcePart[]): JoinedSources {
  const starts: { readonly at: number; readonly part: SourcePart }[] = []
  let text = ''
  let at = 1
  for (const part of parts) {
    starts.push({ at, part })
    const ended = part.text.endsWith('\n') ? part.text : `${part.text}\n`
    text += ended
    at += countLineEnds(ended)
  }
  return {
    text,
    placeOf: (line) => {
      const start = starts.findLast((each) => each.at <= line)
      return start
        ? { file: start.part.file, line: line - start.at + start.part.firstLine }
        : { file: 'styles', line }
    },
  }
}

/** How many lines of a text are ended. */
function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
