import { blockFields } from '../../content/blocks/block-fields.ts'
import type { Field, Fields } from '../../content/blocks/field.ts'
import { type Block, type Layout, mapBlocks } from '../../content/layout.ts'
import { untranslatedFields } from '../../content/layout-text.ts'
import { inOptions, visitOptions } from './option-texts.ts'
import type { EachText } from './text-field.ts'

/** The texts of the blocks that fill a page or an area; code and addresses are the same in all languages. */
export function visitLayout(layout: Layout, each: EachText): Layout {
  return mapBlocks(layout, (block) => visitBlock(block, each))
}

function visitBlock(block: Block, each: EachText): Block {
  if (block.type === 'unknown') return block
  const value = visitFields(blockFields[block.type], block.value, { path: `block:${block.id}`, each })
  // The same fields of the same kinds.
  const visited = { ...block, value } as Block
  return visited.type === 'form' && block.type === 'form' ? visitForm(visited, { block, each }) : visited
}

type FormBlock = Extract<Block, { readonly type: 'form' }>

/** What can be chosen in a form is checked in the words in which it is read. */
function visitForm(
  visited: FormBlock,
  { block, each }: { readonly block: FormBlock; readonly each: EachText },
): FormBlock {
  const { fields } = block.value
  const options = fields.map((field, index) =>
    visitOptions(field, { path: `block:${block.id}:fields:${index}`, each }),
  )
  const ofField = new Map(fields.map(({ id }, index) => [id, options[index] ?? new Map()]))
  const inLanguage = visited.value.fields.map((field, index) => ({
    ...field,
    ...inOptions(field, options[index], ofField),
  }))
  return { ...visited, value: { ...visited.value, fields: inLanguage } }
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

/** Fields of blocks that are not called as the code calls them. */
const ownLabels: Readonly<Record<string, string>> = {
  addressCountry: 'Country of the address',
  addressLine1: 'First line of the address',
  addressLine2: 'Second line of the address',
  addressTitle: 'Title of the address',
  buttonLabel: 'Words of the button',
  fund: 'Purpose',
  headerText: 'Words above the list',
  linkLabel: 'Words of the link',
  navigationId: 'Menu',
  openLabel: 'Words of the button that opens it',
  providerName: 'Name of the provider',
  screenname: 'Name of the account',
  submissionHtml: 'Message after sending',
  submitLabel: 'Words of the button',
}

/** The name of a field of a block in words: `footnoteHtml` is Footnote. */
export function labelOf(name: string): string {
  const own = ownLabels[name]
  if (own !== undefined) return own
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ html$/, '')
  return words === 'html' ? 'Text' : words.charAt(0).toUpperCase() + words.slice(1)
}
