import type { ReplyOf } from '@vitrine/contract/call'
import type { listPagesCall } from '@vitrine/contract/website/page-calls'
import type { PageArrangement } from '@vitrine/domain/content/pages/arrange-pages'
import type { NavigationLink } from '@vitrine/domain/website/site'

import { menuTitle } from '../../menu-title.ts'
/** The pages of the site as the server gives them. */
export type PageTree = ReplyOf<typeof listPagesCall>

/** A page as the tree shows it. */
export type TreePage = PageTree['pages'][number]

/** A menu, what no menu shows, and all that stands in them. */
export type TreeNode =
  | {
      readonly kind: 'menu'
      readonly name: string
      readonly title: string
      readonly nodes: readonly TreeNode[]
    }
  | { readonly kind: 'unlinked'; readonly title: string; readonly nodes: readonly TreeNode[] }
  | { readonly kind: 'folder'; readonly title: string; readonly nodes: readonly TreeNode[] }
  | { readonly kind: 'page'; readonly page: TreePage; readonly nodes: readonly TreeNode[] }
  | {
      readonly kind: 'link'
      readonly title: string
      readonly url: string
      readonly newWindow: boolean
      readonly nodes: readonly TreeNode[]
    }

/** What a node is called. */
export function titleOf(node: TreeNode): string {
  return node.kind === 'page' ? node.page.navigationTitle || node.page.title : node.title
}

/** The menus and what stands in none, as nodes. What an index holds stands beneath it where it comes first. */
export function nodesOf(tree: PageTree): readonly TreeNode[] {
  const pages = new Map(tree.pages.map((page) => [page.id, page]))
  const inside = new Map(tree.inside.map(({ parentId, ids }) => [parentId, ids]))
  const shown = new Set<string>()
  const pageNode = (id: string): readonly TreeNode[] => {
    const page = pages.get(id)
    if (!page) return []
    const ids = shown.has(id) ? [] : (inside.get(id) ?? [])
    shown.add(id)
    return [{ kind: 'page', page, nodes: ids.flatMap(pageNode) }]
  }
  const linkNode = (link: NavigationLink): readonly TreeNode[] => {
    if (link.kind === 'collection') return pageNode(link.collectionId)
    if (link.kind === 'folder')
      return [{ kind: 'folder', title: link.title, nodes: link.links.flatMap(linkNode) }]
    return [{ ...link, kind: 'link', nodes: [] }]
  }
  const menus = tree.menus.map(({ name, links }) => ({
    kind: 'menu' as const,
    name,
    title: menuTitle(tree.menuTitles[name] ?? name),
    nodes: links.flatMap(linkNode),
  }))
  return [...menus, { kind: 'unlinked', title: 'Not linked', nodes: tree.unlinked.flatMap(pageNode) }]
}

/** The order that nodes stand in, as the server takes it. What an index holds that is not shown just now stays in it. */
export function arrangementOf(
  nodes: readonly TreeNode[],
  { inside: before }: Pick<PageTree, 'inside'>,
): PageArrangement {
  const held = new Map<string, readonly string[]>()
  const placed = new Set<string>()
  const note = (node: TreeNode) => {
    if (node.kind === 'page') {
      placed.add(node.page.id)
      const ids = node.nodes.flatMap(idOf)
      // One that stands in two menus shows what it holds in one of them; what is put into the other comes to it.
      if (ids.length > 0) held.set(node.page.id, [...(held.get(node.page.id) ?? []), ...ids])
    }
    for (const each of node.nodes) note(each)
  }
  for (const node of nodes) note(node)
  for (const { parentId, ids } of before) {
    const left = ids.filter((id) => !placed.has(id))
    if (!held.has(parentId) && left.length > 0) held.set(parentId, left)
  }
  return {
    menus: nodes.flatMap((node) =>
      node.kind === 'menu' ? [{ name: node.name, links: node.nodes.flatMap(linkOf) }] : [],
    ),
    unlinked: nodes.flatMap((node) => (node.kind === 'unlinked' ? node.nodes.flatMap(idOf) : [])),
    inside: [...held].map(([parentId, ids]) => ({ parentId, ids })),
  }
}

function idOf(node: TreeNode): readonly string[] {
  return node.kind === 'page' ? [node.page.id] : []
}

function linkOf(node: TreeNode): readonly NavigationLink[] {
  switch (node.kind) {
    case 'page':
      return [{ kind: 'collection', collectionId: node.page.id }]
    case 'folder':
      return [{ kind: 'folder', title: node.title, links: node.nodes.flatMap(linkOf) }]
    case 'link':
      return [{ kind: 'external', title: node.title, url: node.url, newWindow: node.newWindow }]
    default:
      return []
  }
}
