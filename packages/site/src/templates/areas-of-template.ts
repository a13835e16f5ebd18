import { unescapeHtml } from '../html/escape.ts'
import { localizedStringsOf } from '../page-json/website/localized-strings-of.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'

const blockField = /<squarespace:block-field\b[^>]*/g

/** Tells whether a template has an area that owners fill. Ids may hold data, such as `page-{collection.id}`: then it may have any that fits. */
export function areasOf(folder: TemplateFolder): (areaId: string) => boolean {
  const patterns = writtenAreas(folder).map((id) => new RegExp(`^${patternOf(id)}$`))
  return (areaId) => patterns.some((pattern) => pattern.test(areaId))
}

/** An area by its id, and what the template calls it; of `namedAreas` that is its id where it says nothing, or what hangs on the page. */
interface NamedArea {
  readonly id: string
  readonly label: string
}

/** The areas of a template whose ids hold no data: each of them is there on every page that has it. Their labels are in the language of a locale. */
export function namedAreas(folder: TemplateFolder, locale: string): readonly NamedArea[] {
  const strings = localizedStringsOf(folder, locale)
  const labels = new Map<string, string>()
  for (const { id, label } of blockFields(folder)) {
    if (id === '' || /[{}]/.test(id)) continue
    const said = label.replace(textOfTemplate, (written, name: string) => strings[name] ?? written).trim()
    if (!labels.get(id)) labels.set(id, /[{}]/.test(said) ? '' : unescapeHtml(said))
  }
  return [...labels].map(([id, label]) => ({ id, label: label || id }))
}

const textOfTemplate = /\{localizedStrings\.(\w+)\}/g

function writtenAreas(folder: TemplateFolder): readonly string[] {
  return [...new Set(blockFields(folder).map(({ id }) => id))]
}

function blockFields(folder: TemplateFolder): readonly NamedArea[] {
  return templateSources(folder).flatMap(({ text }) =>
    [...text.matchAll(blockField)].map(([tag]) => ({
      id: attributeOf(tag, 'id'),
      label: attributeOf(tag, 'label'),
    })),
  )
}

function attributeOf(tag: string, name: string): string {
  const written = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>/]+))`).exec(tag)
  return written?.[1] ?? written?.[2] ?? written?.[3] ?? ''
}

function patternOf(id: string): string {
  return id
    .split(/\{[^{}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
}
