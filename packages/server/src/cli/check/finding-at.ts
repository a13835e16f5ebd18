import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { TextLines } from '@vitrine/site/template-folder/text-lines'
import type { Finding } from './finding.ts'

/** A warning at a place of a file; `index` counts characters from the start of its text. */
export function warningAt(source: SourceFile, index: number, message: string): Finding {
  const lines = linesOf(source)
  const line = lines.lineAt(index)
  return {
    file: source.file,
    line,
    column: lines.columnAt(index),
    severity: 'warning',
    message,
    sourceLine: lines.textOf(line),
  }
}

/** The lines of a file, counted once for all that is found in it. */
export function linesOf(source: SourceFile): TextLines {
  const known = linesOfSources.get(source) ?? new TextLines(source.text)
  linesOfSources.set(source, known)
  return known
}

const linesOfSources = new WeakMap<SourceFile, TextLines>()
