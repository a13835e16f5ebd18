import type { ESTree } from 'vite'
import { applyEdits, type Edit, type Walk } from './edit.ts'
import { findRun } from './jsx-parts.ts'
import { composeMessage, type Part } from './message.ts'
import { hasReadParts, isRead, type Position } from './positions.ts'

/** Marks a string, if people read it. */
export function editsOfString(node: ESTree.StringLiteral, position: Position, walk: Walk): readonly Edit[] {
  if (!isRead(node.value, position)) return []
  return [{ start: node.start, end: node.end, text: said(node.value, walk) }]
}

/** Marks a template as one sentence with its values, if people read it. */
export function editsOfTemplate(
  node: ESTree.TemplateLiteral,
  position: Position,
  walk: Walk,
): readonly Edit[] {
  const parts = partsOf(node)
  const inner = () =>
    node.expressions.flatMap((each) => walk.visit(each, position === 'code' ? 'perhaps' : position))
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  const bare = parts.map((part) => (part.kind === 'text' ? part.text : '1')).join('')
  const isSentence = texts.some((text) => /\p{L}/u.test(text)) && !texts.some((text) => /[{}<>]/.test(text))
  if (!isSentence || !(isRead(bare, position) || (position === 'perhaps' && hasReadParts(bare, texts))))
    return inner()
  const { text, values } = composeMessage(parts, sourceIn(walk))
  if (values.size === 0) return [{ start: node.start, end: node.end, text: said(text, walk) }]
  walk.want('sayText')
  const given = [...values].map(([name, value]) => `${keyOf(name)}: ${written(value, walk)}`)
  return [{ start: node.start, end: node.end, text: `sayText(${said(text, walk)}, { ${given.join(', ')} })` }]
}

function partsOf({ quasis, expressions }: ESTree.TemplateLiteral): readonly Part[] {
  return quasis.flatMap(({ value }, index): readonly Part[] => {
    const text = value.cooked ?? value.raw
    const node = expressions[index]
    return [
      ...(text === '' ? [] : [{ kind: 'text', text } as const]),
      ...(node ? [{ kind: 'value', node } as const] : []),
    ]
  })
}

/** Marks the children of an element: those around text are one sentence, all others are looked through by themselves. */
export function editsOfChildren(node: ESTree.JSXElement | ESTree.JSXFragment, walk: Walk): readonly Edit[] {
  const run = findRun(node)
  const outside = node.children.filter((child) => !run || child.end <= run.start || child.start >= run.end)
  const edits = outside.flatMap((child) => walk.visit(child, 'words'))
  if (!run) return edits
  const { text, values } = composeMessage(run.parts, sourceIn(walk))
  return [...edits, { start: run.start, end: run.end, text: `{${saidOf(text, values, walk)}}` }]
}

function saidOf(text: string, values: ReadonlyMap<string, ESTree.Node>, walk: Walk): string {
  if (values.size === 0) return said(text, walk)
  walk.want('sayWords')
  const given = [...values].map(([name, value]) => {
    const isAround = value.type === 'JSXElement' && text.includes(`<${name}>`)
    return `${keyOf(name)}: ${isAround ? around(value, walk) : written(value, walk)}`
  })
  return `sayWords(${said(text, walk)}, { ${given.join(', ')} })`
}

/** Names of elements are digits; those of values may be anything that a field is called. */
const keyOf = (name: string) => JSON.stringify(name)

/** An element as a function of what stands in it. */
function around(element: ESTree.JSXElement, walk: Walk): string {
  const { openingElement, closingElement } = element
  const opening = written(openingElement, walk)
  if (!closingElement) return `() => ${opening}`
  return `(inner) => ${opening}{inner}${walk.source.slice(closingElement.start, closingElement.end)}`
}

/** A sentence in quotation marks; spaces at its edges are no part of it. */
function said(text: string, walk: Walk): string {
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return JSON.stringify(`${before}${walk.say(text.trim())}${after}`)
}

/** The source of a node, its own sentences marked. */
function written(node: ESTree.Node, walk: Walk): string {
  return applyEdits(walk.source, node, walk.visit(node, 'words'))
}

const sourceIn =
  ({ source }: Walk) =>
  (node: ESTree.Node) =>
    source.slice(node.start, node.end)
