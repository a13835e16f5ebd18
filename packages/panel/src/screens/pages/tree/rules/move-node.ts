import { accepts } from '@vitrine/domain/content/pages/arrange-pages'
import type { OrderStep } from '../../../../parts/order/order-grip.tsx'
import { type TreeNode, titleOf } from './tree-node.ts'

/** Where a node stands: its index in each list on the way to it, the first being that of its menu. */
export type NodePath = readonly number[]

/** A path as it stands in the page. */
export function keyOf(path: NodePath): string {
  return path.join('.')
}

/** The path that a key stands for. */
export function pathOf(key: string): NodePath {
  return key.split('.').map(Number)
}

/** The node at a path. */
export function nodeAt(nodes: readonly TreeNode[], path: NodePath): TreeNode | undefined {
  const [first = -1, ...rest] = path
  const node = nodes[first]
  return node && rest.length > 0 ? nodeAt(node.nodes, rest) : node
}

/** The nodes after a move, and where the node stands now; null where it cannot be put. */
export interface MovedNodes {
  readonly nodes: readonly TreeNode[]
  readonly path: NodePath
}

/** Moves a node to a place in another list, or in its own; `to` counts with the node still at its former place. */
export function moveNode(nodes: readonly TreeNode[], from: NodePath, to: NodePath): MovedNodes | null {
  const node = nodeAt(nodes, from)
  if (!node || !canPut(nodes, from, to.slice(0, -1))) return null
  const former = shifted(from, to, 1)
  const path = shifted(to, former, -1)
  if (keyOf(path) === keyOf(from)) return null
  return { nodes: replaceNode(insertAt(nodes, to, node), former, null), path }
}

/** A path after a node came (1) or went (-1) at another. */
function shifted(path: NodePath, at: NodePath, by: 1 | -1): NodePath {
  const level = at.length - 1
  const isBeside = path.length > level && isWithin(path, at.slice(0, -1))
  const [place = 0, own = 0] = [at[level], path[level]]
  const isBehind = by === 1 ? place <= own : place < own
  return isBeside && isBehind ? path.with(level, own + by) : path
}

/** Most folders around an entry. */
const folderDepth = 2

/** Whether a node may stand in what a path leads to. */
export function canPut(nodes: readonly TreeNode[], from: NodePath, parentPath: NodePath): boolean {
  const node = nodeAt(nodes, from)
  const parent = nodeAt(nodes, parentPath)
  if (!node || !parent || isWithin(parentPath, from)) return false
  switch (parent.kind) {
    case 'menu':
      return true
    case 'unlinked':
      return node.kind === 'page'
    case 'folder':
      return node.kind !== 'folder' || parentPath.length - 1 + depthOf(node) <= folderDepth
    case 'page': {
      if (node.kind !== 'page') return false
      const isThere = keyOf(from.slice(0, -1)) === keyOf(parentPath)
      return isThere || accepts(parent.page.kind, node.page.kind)
    }
    case 'link':
      return false
  }
}

/** Whether a node can hold others at all. */
export function holdsNodes(node: TreeNode): boolean {
  return node.kind === 'page' ? node.page.kind.contents === 'pages' : node.kind !== 'link'
}

/** Where an arrow key would bring a node; null where there is no such place. */
export function stepPath(nodes: readonly TreeNode[], from: NodePath, step: OrderStep): NodePath | null {
  const parentPath = from.slice(0, -1)
  const index = from.at(-1) ?? 0
  const siblings = nodeAt(nodes, parentPath)?.nodes ?? []
  switch (step) {
    case 'in': {
      const before = siblings[index - 1]
      return before && holdsNodes(before) ? [...parentPath, index - 1, before.nodes.length] : null
    }
    case 'out':
      return outOf(parentPath, 1)
    case 'up':
      return index > 0
        ? [...parentPath, index - 1]
        : (outOf(parentPath, 0) ?? besideMenu(nodes, parentPath, -1))
    case 'down':
      return index < siblings.length - 1
        ? [...parentPath, index + 2]
        : (outOf(parentPath, 1) ?? besideMenu(nodes, parentPath, 1))
  }
}

/** Before (0) or after (1) what holds a list; null for the list of a menu. */
function outOf(parentPath: NodePath, after: 0 | 1): NodePath | null {
  if (parentPath.length < 2) return null
  return [...parentPath.slice(0, -1), (parentPath.at(-1) ?? 0) + after]
}

function besideMenu(nodes: readonly TreeNode[], [menu = 0]: NodePath, by: 1 | -1): NodePath | null {
  const other = nodes[menu + by]
  if (!other) return null
  return [menu + by, by === 1 ? 0 : other.nodes.length]
}

/** Where a node stands, in words. */
export function placeText(nodes: readonly TreeNode[], path: NodePath): string {
  const parent = nodeAt(nodes, path.slice(0, -1))
  const node = nodeAt(nodes, path)
  if (!parent || !node) return ''
  return `${titleOf(node)} is now ${(path.at(-1) ?? 0) + 1} of ${parent.nodes.length} in ${titleOf(parent)}.`
}

/** The nodes with one put into a list. */
export function insertAt(nodes: readonly TreeNode[], path: NodePath, node: TreeNode): readonly TreeNode[] {
  const [first = 0, ...rest] = path
  if (rest.length === 0) return nodes.toSpliced(first, 0, node)
  return nodes.map((each, index) =>
    index === first ? { ...each, nodes: insertAt(each.nodes, rest, node) } : each,
  )
}

/** The nodes with one in the place of another, or with none in its place. */
export function replaceNode(
  nodes: readonly TreeNode[],
  path: NodePath,
  by: TreeNode | null,
): readonly TreeNode[] {
  const [first = 0, ...rest] = path
  if (rest.length === 0) return by ? nodes.with(first, by) : nodes.toSpliced(first, 1)
  return nodes.map((each, index) =>
    index === first ? { ...each, nodes: replaceNode(each.nodes, rest, by) } : each,
  )
}

function isWithin(path: NodePath, of: NodePath): boolean {
  return of.every((each, index) => path[index] === each)
}

function depthOf(node: TreeNode): number {
  const inner = node.nodes.filter((each) => each.kind === 'folder').map(depthOf)
  return (node.kind === 'folder' ? 1 : 0) + Math.max(0, ...inner)
}
