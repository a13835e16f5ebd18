import { joinSources } from '@vitrine/site/template-folder/join-sources'
import { markTags } from '@vitrine/site/template-folder/mark-tags'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { compile } from '@vitrine/template/compile'
import { endsPage, type TemplateError } from '@vitrine/template/errors'
import type { Registry } from '@vitrine/template/registry'
import type { Finding } from './finding.ts'
import { findUnreadTags } from './unread-tags.ts'

/** Compiles files that make one template, with the templates inside of their `<squarespace:…>` tags. */
export function checkSource(sources: readonly SourceFile[], registry: Registry): readonly Finding[] {
  const joined = joinSources(sources)
  const lines = joined.text.split('\n')
  const findings: Finding[] = []
  const check = (text: string, linesBefore: number): void => {
    for (const mistake of [...compile(text, { registry }).errors, ...findUnreadTags(text, registry)]) {
      const line = mistake.line + linesBefore
      const { file, line: ownLine } = joined.placeOf(line)
      findings.push({ ...findingOf(mistake, lines[line - 1] ?? mistake.sourceLine), file, line: ownLine })
    }
  }
  const page = markTags(joined.text, (body) => keepBody(body, check), secret)
  check(page, 0)
  return findings.sort((left, right) => (left.line ?? 0) - (right.line ?? 0))
}

const secret = 'check'

function keepBody(
  body: { readonly text: string; readonly line: number } | null,
  check: (text: string, linesBefore: number) => void,
): number {
  if (body) check(body.text, body.line - 1)
  return 0
}

function findingOf(
  {
    code,
    column,
    message,
    sourceLine,
    suggestion,
  }: Omit<TemplateError, 'file' | 'code'> & Partial<Pick<TemplateError, 'code'>>,
  written: string,
): Omit<Finding, 'file' | 'line'> {
  // Where a tag was prepared for its data the compiled line is not the written one, and its column says nothing.
  const isSame = written === sourceLine
  return {
    column: isSame ? column : null,
    severity: code && endsPage(code) ? 'error' : 'warning',
    message: message.replace(/^SyntaxError: /, ''),
    sourceLine: written,
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}
