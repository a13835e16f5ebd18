import { type ESTree, parseSync } from 'vite'
import { childrenOf } from './nodes.ts'

const comparisons = new Set(['==', '===', '!=', '!=='])

/**
 * What begins as a sentence does among the strings that a source file compares something with. Where it is one, the comparison fails in other
 * languages: what is shown is translated as the app is built, what it is compared with is not. Names of keys are no sentences.
 */
export function comparedWords(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source)
  return comparedIn(program)
}

function comparedIn(node: ESTree.Node): readonly string[] {
  return [...textsComparedBy(node).flatMap(textOf), ...childrenOf(node).flatMap(comparedIn)]
}

function textsComparedBy(node: ESTree.Node): readonly ESTree.Node[] {
  if (node.type === 'SwitchStatement')
    return isKey(node.discriminant) ? [] : node.cases.flatMap(({ test }) => test ?? [])
  if (node.type !== 'BinaryExpression' || !comparisons.has(node.operator)) return []
  const sides = [node.left, node.right]
  return sides.some(isKey) ? [] : sides
}

const textOf = (node: ESTree.Node) =>
  node.type === 'Literal' && typeof node.value === 'string' && /^\p{Lu}/u.test(node.value) ? [node.value] : []

function isKey(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return isKey(node.property)
  return node.type === 'Identifier' && node.name === 'key'
}
