import { unescapeHtml } from '../html/escape.ts'
import { localizedStringsOf } from '../page-json/website/localized-strings-of.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'

const blockField = /<squarespace:block-field\b[^>]*/g

/** More areas with data in their ids than any template has; each is held against each area that owners filled. */
const maxPatterns = 500

/** Tells whether a template has an area that owners fill. Ids may hold data, such as `page-{collection.id}`: then it may have any that fits. */
export function areasOf(folder: TemplateFolder): (areaId: string) => boolean {
  const written = writtenAreas(folder)
  const plain = new Set(written.filter((id) => !dataInId.test(id)))
  const withData = written.filter((id) => !plain.has(id)).slice(0, maxPatterns)
  const patterns = withData.map((id) => id.split(dataInId))
  return (areaId) => plain.has(areaId) || patterns.some((parts) => fits(areaId, parts))
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

const dataInId = /(?:\{[^{}]*\})+/

/** Whether an id has the parts in their order, with anything between them. Each is looked for once, behind the one before it. */
function fits(areaId: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts
  const last = others.pop() ?? ''
  const end = areaId.length - last.length
  if (!areaId.startsWith(first) || !areaId.endsWith(last)) return false
  let at = first.length
  for (const part of others) {
    const found = areaId.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= end
}
