import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'

/** A warning at a place of a file; `index` counts characters from the start of its text. */
export function warningAt({ file, text }: SourceFile, index: number, message: string): Finding {
  const before = text.slice(0, index).split('\n')
  const line = before.length
  return {
    file,
    line,
    column: (before.at(-1) ?? '').length + 1,
    severity: 'warning',
    message,
    sourceLine: text.split('\n')[line - 1] ?? '',
  }
}
