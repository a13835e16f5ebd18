import path from 'node:path'
import type { SourceFile, TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'

/** It comes before all others, without being named. */
const resetSheet = 'styles/reset.css'

/** Sheets in the template's folder that `template.conf` does not name, no other sheet imports and no page mentions: nothing looks like what is in them. */
export function findUnnamedSheets(
  { stylesheets }: Pick<TemplateFolder, 'stylesheets'>,
  sheets: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly Finding[] {
  const named = new Set(stylesheets.map((name) => path.posix.normalize(path.posix.join('styles', name))))
  const imports = sheets
    .flatMap(({ text }) => [...text.matchAll(importStart)].map(([line]) => line))
    .join('\n')
  return sheets
    .map(({ file }) => file)
    .filter((file) => file !== resetSheet && !named.has(file))
    .filter((file) => !imports.includes(path.posix.basename(file, path.posix.extname(file))))
    .filter((file) => !sources.some(({ text }) => text.includes(path.posix.basename(file))))
    .map((file) => ({
      file,
      line: null,
      column: null,
      severity: 'warning',
      message:
        "Pages do not have this sheet: the 'stylesheets' of template.conf do not name it, and no sheet imports it",
    }))
}

const importStart = /@import[^;\n]*/g
