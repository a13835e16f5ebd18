import type { ESTree } from 'vite'

/** The nodes right in a node, as they stand in the source. */
export function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  return Object.entries(node)
    .filter(([name]) => name !== 'parent')
    .flatMap(([, value]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** What a field is called; '' where that is computed. */
export function keyName({ key, computed }: Pick<ESTree.ObjectProperty, 'key' | 'computed'>): string {
  if (computed) return ''
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : ''
}

/** What is called: the last word of it. */
export function calleeName({ callee }: ESTree.CallExpression | ESTree.NewExpression): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name
  return ''
}
