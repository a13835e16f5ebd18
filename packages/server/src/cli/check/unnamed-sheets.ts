import path from 'node:path'
import type { SourceFile, TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'

/** It comes before all others, without being named. */
const resetSheet = 'styles/reset.css'

/** Sheets in the template's folder that `template.conf` does not name, no other sheet imports and no page asks for in `/styles`, in whatever capitals: nothing looks like what is in them. */
export function findUnnamedSheets(
  { stylesheets }: Pick<TemplateFolder, 'stylesheets'>,
  sheets: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly Finding[] {
  const named = new Set(
    stylesheets.map((name) => path.posix.normalize(path.posix.join('styles', name)).toLowerCase()),
  )
  const imports = sheets
    .flatMap(({ text }) => [...text.matchAll(importStart)].map(([line]) => line))
    .join('\n')
    .toLowerCase()
  const asked = sources.flatMap(({ text }) =>
    [...text.matchAll(askedSheet)].map(([, name = '']) => name.toLowerCase()),
  )
  return sheets
    .map(({ file }) => file)
    .filter((file) => file.toLowerCase() !== resetSheet && !named.has(file.toLowerCase()))
    .filter((file) => !imports.includes(stemOf(file).toLowerCase()))
    .filter((file) => !asked.some((name) => name.startsWith(path.posix.basename(file).toLowerCase())))
    .map((file) => ({
      file,
      line: null,
      column: null,
      severity: 'warning',
      message:
        "Pages do not have this sheet: the 'stylesheets' of template.conf do not name it, and no sheet imports it",
    }))
}

function stemOf(file: string): string {
  return path.posix.basename(file, path.posix.extname(file))
}

/** What stands behind `/styles/` or `styles/`, and not within another folder, such as `/assets`. */
const askedSheet = /(?<![\w-]\/?)styles\/([^\s"'<>/]+)/g

const importStart = /@import[^;\n]*/gi
