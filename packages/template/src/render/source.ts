import type { TemplateError, TemplateErrorCode } from '../errors.ts'

/** The source of a template, for telling where in it something went wrong. */
export interface Source {
  readonly file: string
  readonly text: string
  /** Lines of the file before the text, which may be a part of it. */
  readonly linesBefore?: number
}

/** Builds an error that points at an offset of a source. */
export function errorAt(
  source: Source,
  at: number,
  { code, message, suggestion }: { code: TemplateErrorCode; message: string; suggestion?: string },
): TemplateError {
  const before = source.text.slice(0, at)
  const lineStart = before.lastIndexOf('\n') + 1
  const lineEnd = source.text.indexOf('\n', at)
  const error = {
    code,
    message,
    file: source.file,
    line: (source.linesBefore ?? 0) + countLines(before),
    column: at - lineStart + 1,
    sourceLine: source.text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, ''),
  }
  return suggestion === undefined ? error : { ...error, suggestion }
}

function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
