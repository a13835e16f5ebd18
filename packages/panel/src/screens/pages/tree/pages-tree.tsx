import { EmptyState, Group, Paper, Stack } from '@mantine/core'
import { arrangePagesCall } from '@vitrine/contract/website/page-calls'
import { SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LinkText } from '../../../parts/link-text.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { useMay } from '../../../session/may.ts'
import { menuTitle } from '../menu-title.ts'
import { type Entry, EntryDialog } from './entry-dialog.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { PageMenu } from './page-menu.tsx'
import { insertAt, type NodePath, replaceNode } from './rules/move-node.ts'
import { nodesOf, type PageTree, type TreeNode, type TreePage, titleOf } from './rules/tree-node.ts'
import { TrashDialog } from './trash-dialog.tsx'
import { TreeView } from './tree-view.tsx'
import { useTree } from './use-tree.ts'

/** So many pages are looked over at a glance; of more, one searches. */
const searchFrom = 9

interface PagesTreeProps {
  readonly tree: PageTree
  /** What is being added beside pages. */
  readonly adding: 'link' | 'folder' | null
  readonly onAdded: () => void
}

/** The tree with all that is done in it. */
export function PagesTree({ tree: known, adding, onAdded }: PagesTreeProps) {
  const { shown: tree, arrange } = useTree(known)
  const nodes = useMemo(() => nodesOf(tree), [tree])
  const mayArrange = useMay(arrangePagesCall)
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<{ readonly entry: Entry; readonly path: NodePath } | null>(null)
  const [leaving, setLeaving] = useState<TreePage | null>(null)
  const menus = tree.menus.map(({ name }) => ({ name, title: menuTitle(tree.menuTitles[name] ?? name) }))

  const edit = (node: TreeNode, path: NodePath) => {
    if (node.kind === 'link' || node.kind === 'folder') setEditing({ entry: node, path })
  }
  const add = (entry: Entry, menuName: string) => {
    onAdded()
    const index = nodes.findIndex((node) => node.kind === 'menu' && node.name === menuName)
    const end = nodes[index]?.nodes.length
    if (end !== undefined) void arrange(insertAt(nodes, [index, end], { ...entry, nodes: [] }))
  }
  const change = (entry: Entry, { path, former }: { readonly path: NodePath; readonly former: Entry }) => {
    setEditing(null)
    const inner = 'nodes' in former && Array.isArray(former.nodes) ? former.nodes : []
    void arrange(replaceNode(nodes, path, { ...entry, nodes: inner }))
  }
  const remove = (path: NodePath) => void arrange(replaceNode(nodes, path, null))
  const addTo = (page: TreePage, menuName: string) => {
    const index = nodes.findIndex((node) => node.kind === 'menu' && node.name === menuName)
    const end = nodes[index]?.nodes.length
    if (end !== undefined) void arrange(insertAt(nodes, [index, end], { kind: 'page', page, nodes: [] }))
  }

  const actionsOf = (node: TreeNode, path: NodePath) => {
    if (node.kind !== 'page') {
      const title = 'title' in node ? node.title : ''
      return <EntryMenu title={title} onEdit={() => edit(node, path)} onRemove={() => remove(path)} />
    }
    const { page } = node
    const isInMenu = nodes[path[0] ?? 0]?.kind === 'menu' && !isHeld(nodes, path)
    return (
      <PageMenu
        page={page}
        name={titleOf(node)}
        otherMenus={menus.filter(({ name }) => !shows(tree, name, page.id))}
        onAddTo={(name) => addTo(page, name)}
        onTakeOut={isInMenu ? () => remove(path) : null}
        onTrash={() => setLeaving(page)}
      />
    )
  }
  const found = text === '' ? null : tree.pages.filter((page) => matches(page, text))
  return (
    <Stack>
      {tree.pages.length >= searchFrom && (
        <Group>
          <SearchBox label="Search pages" text={text} onSearch={setText} />
        </Group>
      )}
      {found ? (
        <FoundPages pages={found} />
      ) : (
        <TreeView
          nodes={nodes}
          onArrange={mayArrange ? (next) => void arrange(next) : null}
          actionsOf={mayArrange ? actionsOf : () => null}
          onOpen={edit}
        />
      )}
      {adding && (
        <EntryDialog
          isNew
          entry={adding === 'folder' ? { kind: 'folder', title: '' } : newLink}
          menus={menus}
          onSave={add}
          onClose={onAdded}
        />
      )}
      {editing && (
        <EntryDialog
          isNew={false}
          entry={editing.entry}
          menus={[]}
          onSave={(entry) => change(entry, { path: editing.path, former: editing.entry })}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <TrashDialog
          page={leaving}
          insideCount={tree.pages.filter((page) => page.parentId === leaving.id).length}
          onClose={() => setLeaving(null)}
          onTrashed={() => setLeaving(null)}
        />
      )}
    </Stack>
  )
}

const newLink = { kind: 'link', title: '', url: '', newWindow: false } as const

/** Whether a page stands inside of another, so that it cannot be taken out of a menu by itself. */
function isHeld(nodes: readonly TreeNode[], path: NodePath): boolean {
  let list = nodes
  for (const index of path.slice(0, -1)) {
    const node = list[index]
    if (node?.kind === 'page') return true
    list = node?.nodes ?? []
  }
  return false
}

function shows({ menus }: PageTree, name: string, pageId: string): boolean {
  return JSON.stringify(menus.find((menu) => menu.name === name) ?? '').includes(`"${pageId}"`)
}

function matches({ title, navigationTitle, path }: TreePage, text: string): boolean {
  const words = `${title} ${navigationTitle} ${path}`.toLowerCase()
  return words.includes(text.toLowerCase())
}

function FoundPages({ pages }: { readonly pages: readonly TreePage[] }) {
  if (pages.length === 0)
    return <EmptyState py="xl" icon={<SearchX aria-hidden />} title="No page has these words" />
  return (
    <Paper withBorder>
      <CardList label="Pages found">
        {pages.map((page) => (
          <li key={page.id}>
            <LinkText
              to="/pages/$collectionId"
              params={{ collectionId: page.id }}
              display="block"
              p="md"
              size="sm"
            >
              {page.title} <small>{page.path}</small>
            </LinkText>
          </li>
        ))}
      </CardList>
    </Paper>
  )
}
