import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'

const blockField = /<squarespace:block-field\b[^>]*?\bid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>/]+))/g

/** Tells whether a template has an area that owners fill. Ids may hold data, such as `page-{collection.id}`: then it may have any that fits. */
export function areasOf(folder: TemplateFolder): (areaId: string) => boolean {
  const patterns = writtenAreas(folder).map((id) => new RegExp(`^${patternOf(id)}$`))
  return (areaId) => patterns.some((pattern) => pattern.test(areaId))
}

/** The areas of a template whose ids hold no data: each of them is there on every page that has it. */
export function namedAreas(folder: TemplateFolder): readonly string[] {
  return writtenAreas(folder).filter((id) => id !== '' && !/[{}]/.test(id))
}

function writtenAreas(folder: TemplateFolder): readonly string[] {
  const written = templateSources(folder).flatMap(({ text }) =>
    [...text.matchAll(blockField)].map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
  )
  return [...new Set(written)]
}

function patternOf(id: string): string {
  return id
    .split(/\{[^{}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
}
