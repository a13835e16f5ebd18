import type { ESTree } from 'vite'
import type { Position } from './positions.ts'

/** A part of the source, and what stands there instead. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What a walk through a file knows, and how it goes on. */
export interface Walk {
  readonly source: string
  /** Gives what is written for a sentence inside of its quotation marks. */
  readonly say: (text: string) => string
  /** Asks for an import of what puts sentences together when they are shown. */
  readonly want: (name: 'sayText' | 'sayWords') => void
  readonly visit: (node: ESTree.Node, position: Position) => readonly Edit[]
}

/** A part of the source with its edits, none of which lies in another. */
export function applyEdits(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  edits: readonly Edit[],
): string {
  let text = ''
  let at = start
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at, end)
}
