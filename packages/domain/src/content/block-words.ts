import { blockFields } from './blocks/block-fields.ts'
import type { Field, Fields } from './blocks/field.ts'
import { type Block, type BlockType, blocksOf, type Layout, mapBlocks } from './layout.ts'
import { untranslatedFields } from './layout-text.ts'

/** A text of a block, or where it leads, as its owner may write it anew. */
export interface BlockWord {
  /** The name of the field, with its place in the list that it stands in, such as `items.2.title`. */
  readonly path: string
  readonly kind: 'line' | 'text' | 'html' | 'link'
  readonly value: string
}

/** The words of a block. */
export interface WordsOfBlock {
  readonly id: string
  readonly type: BlockType
  readonly words: readonly BlockWord[]
}

/** The words of a layout by block, in their order on the page. Blocks without any are left out, and forms, which have a room of their own. */
export function wordsOfBlocks(layout: Layout): readonly WordsOfBlock[] {
  return blocksOf(layout).flatMap((block) => {
    if (block.type === 'unknown' || block.type === 'form') return []
    const words = wordsIn(blockFields[block.type], block.value, '')
    return words.length === 0 ? [] : [{ id: block.id, type: block.type, words }]
  })
}

/** What is written in place of words, by the id of the block and the path of the word. */
export type WrittenWords = ReadonlyMap<string, Readonly<Record<string, string>>>

/** The layout with other words; all else stays as it is. */
export function withWords(layout: Layout, written: WrittenWords): Layout {
  return mapBlocks(layout, (block) => blockWith(block, written.get(block.id)))
}

type Values = Readonly<Record<string, unknown>>

function wordsIn(fields: Fields, values: Values, before: string): readonly BlockWord[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    if (!field || untranslatedFields.has(name)) return []
    const path = before + name
    if (field.kind === 'list' && Array.isArray(value))
      return value.flatMap((entry, place) => wordsIn(field.of, entry, `${path}.${place}.`))
    return isWord(field) && typeof value === 'string' && value !== ''
      ? [{ path, kind: field.kind === 'address' ? 'link' : field.kind, value }]
      : []
  })
}

function isWord(field: Field): field is Field & { readonly kind: BlockWord['kind'] | 'address' } {
  const leads = field.kind === 'link' || field.kind === 'address'
  return leads || field.kind === 'line' || field.kind === 'text' || field.kind === 'html'
}

function blockWith(block: Block, words: Readonly<Record<string, string>> | undefined): Block {
  if (!words || block.type === 'unknown') return block
  let { value }: { value: unknown } = block
  for (const [path, word] of Object.entries(words)) value = replaced(value, path.split('.'), word)
  // The same fields of the same kinds.
  return { ...block, value } as Block
}

function replaced(value: unknown, [name = '', ...rest]: readonly string[], word: string): unknown {
  if (Array.isArray(value))
    return value.map((each, place) => (String(place) === name ? replaced(each, rest, word) : each))
  const values = value as Values
  if (!Object.hasOwn(values, name)) return value
  return { ...values, [name]: rest.length === 0 ? word : replaced(values[name], rest, word) }
}
