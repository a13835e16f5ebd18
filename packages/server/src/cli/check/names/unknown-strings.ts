import { localizedStringsIn } from '@vitrine/site/page-json/website/localized-strings'
import type { SourceFile, TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { suggest } from '@vitrine/template/parse/suggest'
import type { Finding } from '../finding.ts'
import { warningAt } from '../finding-at.ts'

/**
 * A text that is printed by its name. Who asks first whether there is one knows that there may be none; a place for blocks has a name without its label.
 */
const printed = /(?<!\blabel=["'])\{localizedStrings\.([\w-]+)/g

/** Texts that templates print by names which neither the platform nor a file of `strings` has. */
export function findUnknownStrings(
  sources: readonly SourceFile[],
  { strings }: Pick<TemplateFolder, 'strings'>,
): readonly Finding[] {
  const own = [...strings.values()].flatMap((texts) => Object.keys(texts))
  const known = new Set([...Object.keys(localizedStringsIn('en')), ...own])
  return sources.flatMap((source) =>
    [...source.text.matchAll(printed)].flatMap(({ index, 1: name = '' }) => {
      if (known.has(name)) return []
      const close = suggest(name, known)
      const finding = warningAt(
        source,
        index,
        `No file of strings has a text '${name}', and nothing is printed`,
      )
      return [close === undefined ? finding : { ...finding, suggestion: close }]
    }),
  )
}
