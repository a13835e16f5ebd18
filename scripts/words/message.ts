import type { ESTree } from 'vite'

/** What stands in a message: text, a value, or an element around parts of its own. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly node: ESTree.Node }
  | { readonly kind: 'element'; readonly node: ESTree.JSXElement; readonly parts: readonly Part[] }

/** A sentence as translators see it, such as `{count} orders were found in <0>{name}</0>`. */
export interface Message {
  readonly text: string
  /** Values and elements by their names in the sentence. */
  readonly values: ReadonlyMap<string, ESTree.Node>
}

/** Writes parts as one sentence. */
export function composeMessage(parts: readonly Part[], sourceOf: (node: ESTree.Node) => string): Message {
  const values = new Map<string, ESTree.Node>()
  const write = (part: Part): string => {
    if (part.kind === 'text') return part.text
    const name = freeName(part.node, values, sourceOf)
    values.set(name, part.node)
    return part.kind === 'value' || isKeptWhole(part)
      ? `{${name}}`
      : `<${name}>${part.parts.map(write).join('')}</${name}>`
  }
  return { text: parts.map(write).join(''), values }
}

/** Whether an element is around what is no part of the sentence, such as code: it stays as it is. */
function isKeptWhole({ node, parts }: Extract<Part, { kind: 'element' }>): boolean {
  return parts.length === 0 && node.children.length > 0
}

function freeName(
  node: ESTree.Node,
  taken: ReadonlyMap<string, ESTree.Node>,
  sourceOf: (node: ESTree.Node) => string,
): string {
  const own = node.type === 'JSXElement' ? '' : nameOf(node)
  const isFree = (name: string) => {
    const holder = taken.get(name)
    return holder === undefined || (node.type !== 'JSXElement' && sourceOf(holder) === sourceOf(node))
  }
  if (own && isFree(own)) return own
  for (let number = own ? 2 : 0; ; number += 1) if (isFree(`${own}${number}`)) return `${own}${number}`
}

/** What a translator reads in the place of a value: `count` of `order.count`, `money` of `money(cents)`. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed ? node.property.name : ''
  if (node.type === 'CallExpression') {
    const { callee } = node
    // What a text or a list does with itself says less than what it is.
    const isMethod = callee.type === 'MemberExpression' && methods.test(nameOf(callee))
    return nameOf(isMethod ? callee.object : callee)
  }
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression)
  if (node.type === 'LogicalExpression') return nameOf(node.left)
  return ''
}

const methods =
  /^(?:join|map|filter|trim|at|get|slice|toString|toFixed|toLowerCase|toLocaleLowerCase|replace)$/

/** The names of values and elements in a sentence, sorted: a translation has the same. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([name]) => name).sort()
}
