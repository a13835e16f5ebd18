import { blockFields } from './blocks/block-fields.ts'
import type { Field, Fields } from './blocks/field.ts'
import { blocksOf, type Layout } from './layout.ts'

/** Fields of text that are not shown on the page. */
const unread = new Set(['embedHtml', 'language'])

/** Fields of text that are the same in all languages: those, and what programs read of forms. */
export const untranslatedFields: ReadonlySet<string> = new Set([...unread, 'key', 'value', 'currencySymbol'])

/** The words of a layout as HTML, for searches and summaries; plain texts are escaped, code is left out. */
export function layoutText(layout: Layout): string {
  return blocksOf(layout)
    .flatMap((block) => (block.type === 'unknown' ? [] : wordsOf(blockFields[block.type], block.value)))
    .join(' ')
}

function wordsOf(fields: Fields, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    return field && !unread.has(name) ? fieldWords(field, value) : []
  })
}

function fieldWords(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((each) => wordsOf(field.of, each))
  if (typeof value !== 'string' || value === '') return []
  if (field.kind === 'html') return [value]
  return field.kind === 'line' || field.kind === 'text' ? [escaped(value)] : []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
