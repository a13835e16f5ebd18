import type { SourceFile } from './template-folder.ts'

/** Files that are compiled as one text, as the regions of a layout are. */
export interface JoinedSource {
  readonly text: string
  /** The file and its own line that a line of the joined text comes from. */
  placeOf(line: number): { readonly file: string; readonly line: number }
}

/** Joins files line under line, and remembers where each began. */
export function joinSources(sources: readonly SourceFile[]): JoinedSource {
  const starts: { readonly file: string; readonly first: number }[] = []
  let first = 1
  for (const { file, text } of sources) {
    starts.push({ file, first })
    first += text.split('\n').length
  }
  return {
    text: sources.map(({ text }) => text).join('\n'),
    placeOf: (line) => {
      const start = starts.findLast((each) => each.first <= line)
      return start ? { file: start.file, line: line - start.first + 1 } : { file: '', line }
    },
  }
}
