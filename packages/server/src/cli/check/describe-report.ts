import type { CheckReport, Finding } from './finding.ts'

/**
 * What a check found, as a text for the terminal: one paragraph a finding, with the source line and a caret under the place. What is said of
 * several places of a file is said once, of the first of them.
 */
export function describeReport({ files, findings, pages, isLookedAt, vocabulary }: CheckReport): string {
  const told = tellOnce(findings)
  const errors = told.filter(({ finding }) => finding.severity === 'error').length
  const warnings = told.length - errors
  const summary =
    findings.length === 0
      ? `${countOf(files, 'file')} checked. Nothing is wrong.`
      : `${countOf(files, 'file')} checked: ${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}.`
  return [...told.map(describe), ...describeVocabulary(vocabulary), describePages(pages, isLookedAt), summary]
    .filter((line) => line !== '')
    .join('\n')
}

interface ToldFinding {
  readonly finding: Finding
  /** In how many places of its file. */
  readonly count: number
}

function tellOnce(findings: readonly Finding[]): readonly ToldFinding[] {
  const alike = Map.groupBy(findings, ({ file, severity, message, suggestion }) =>
    JSON.stringify([file, severity, message, suggestion]),
  )
  return [...alike.values()].flatMap((places) => {
    const [finding] = places.toSorted((left, right) => (left.line ?? 0) - (right.line ?? 0))
    return finding ? [{ finding, count: places.length }] : []
  })
}

function describePages(pages: CheckReport['pages'], isLookedAt: boolean): string {
  if (pages.length === 0) return ''
  const kinds = pages.map(({ kind, status }) => (status === 200 ? kind : `${kind} (${status})`))
  const looks = isLookedAt
    ? 'Looked at by a browser, at the width of a phone.'
    : 'No browser looked at them, or it ended meanwhile: with Chromium installed, and without --no-browser, widths and contrasts are told too.'
  return `${countOf(pages.length, 'page')} rendered with sample content: ${kinds.join(', ')}. ${looks}`
}

function describeVocabulary(vocabulary: CheckReport['vocabulary']): readonly string[] {
  return vocabulary
    .filter(({ used }) => used > 0)
    .map(({ name, used, unknown }) => {
      const known = `${used - unknown.length} of ${used} ${name} are known`
      return unknown.length === 0 ? `${known}.` : `${known}; not ${unknown.join(', ')}.`
    })
}

function describe({ finding, count }: ToldFinding): string {
  const { file, line, column, severity, message, sourceLine, suggestion } = finding
  const place = [file, line, column].filter((part) => part !== null).join(':')
  const hint = suggestion === undefined ? '' : ` Did you mean '${suggestion}'?`
  const often = count === 1 ? '' : ` ${count} times in this file.`
  const head = `${place}: ${severity}: ${message}.${hint}${often}`
  if (sourceLine === undefined || line === null) return head
  return column === null ? `${head}\n  ${sourceLine}` : `${head}\n${withCaret(sourceLine, column)}`
}

/** Long lines are cut around the place; tabs before it stay tabs, so that the caret stands under it. */
function withCaret(sourceLine: string, column: number): string {
  const start = Math.max(0, column - 1 - longestLine / 2)
  const shown = sourceLine.slice(start, start + longestLine)
  const before = sourceLine.slice(start, column - 1).replace(/[^\t]/g, ' ')
  return `  ${shown}\n  ${before}^`
}

const longestLine = 160

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
