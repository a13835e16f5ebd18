import { blockFields } from '../../content/blocks/block-fields.ts'
import type { Field, Fields } from '../../content/blocks/field.ts'
import { type Block, type Layout, mapBlocks } from '../../content/layout.ts'
import { untranslatedFields } from '../../content/layout-text.ts'
import type { EachText } from './text-field.ts'

/** The texts of the blocks that fill a page or an area; code and addresses are the same in all languages. */
export function visitLayout(layout: Layout, each: EachText): Layout {
  return mapBlocks(layout, (block) => visitBlock(block, each))
}

function visitBlock(block: Block, each: EachText): Block {
  if (block.type === 'unknown') return block
  const value = visitFields(blockFields[block.type], block.value, { path: `block:${block.id}`, each })
  // The same fields of the same kinds.
  return { ...block, value } as Block
}

interface Place {
  readonly path: string
  readonly each: EachText
}

type Values = Readonly<Record<string, unknown>>

function visitFields(fields: Fields, values: Values, { path, each }: Place): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      const isText = field !== undefined && !untranslatedFields.has(name)
      return [name, isText ? visitField(field, value, { path: `${path}:${name}`, each }) : value]
    }),
  )
}

function visitField(field: Field, value: unknown, { path, each }: Place): unknown {
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((entry, index) => visitFields(field.of, entry, { path: `${path}:${index}`, each }))
  if (typeof value !== 'string') return value
  if (field.kind !== 'line' && field.kind !== 'text' && field.kind !== 'html') return value
  const name = path.slice(path.lastIndexOf(':') + 1)
  return each({ name: path, label: labelOf(name), kind: field.kind, maxLength: field.maxLength }, value)
}

/** The name of a field of a block in words: `buttonLabel` is Button label. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ html$/, '')
  return words === 'html' ? 'Text' : words.charAt(0).toUpperCase() + words.slice(1)
}
