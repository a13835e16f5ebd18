import { Badge, Group, Menu, Text, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LinkText } from '../../../parts/link-text.tsx'
import type { DropSpot } from '../../../parts/order/drop-spot.ts'
import { OrderGrip, type OrderStep } from '../../../parts/order/order-grip.tsx'
import { type OrderDrag, useOrderDrag } from '../../../parts/order/use-order-drag.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { kindTitle } from '../kind-title.ts'
import { PageIcon } from './page-icon.tsx'
import {
  canPut,
  holdsNodes,
  keyOf,
  moveNode,
  type NodePath,
  nodeAt,
  pathOf,
  placeText,
  stepPath,
} from './rules/move-node.ts'
import { type TreeNode, titleOf } from './rules/tree-node.ts'
import classes from './tree.module.css'

interface TreeViewProps {
  readonly nodes: readonly TreeNode[]
  /** Null where the account may not move pages. */
  readonly onArrange: ((nodes: readonly TreeNode[]) => void) | null
  /** The menu of a row, for all that is done with it but moving. */
  readonly actionsOf: (node: TreeNode, path: NodePath) => ReactNode
  readonly onOpen: (node: TreeNode, path: NodePath) => void
}

/** The menus and what stands in them, put in order by dragging, by the arrow keys or by a menu. */
export function TreeView({ nodes, onArrange, actionsOf, onOpen }: TreeViewProps) {
  const tree = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const focusKey = useRef<string | null>(null)
  // The grip of a row that was moved keeps the focus where the row stands now.
  useEffect(() => {
    if (focusKey.current === null) return
    tree.current?.querySelector<HTMLElement>(`[data-order-grip="${focusKey.current}"]`)?.focus()
    focusKey.current = null
  })

  const move = (from: NodePath, to: NodePath | null) => {
    const moved = to && moveNode(nodes, from, to)
    if (!moved || !onArrange) return
    focusKey.current = keyOf(moved.path)
    say(placeText(moved.nodes, moved.path))
    onArrange(moved.nodes)
  }
  const drag = useOrderDrag({
    list: tree,
    canDrop: (key, spot) => canPut(nodes, pathOf(key), dropPath(nodes, spot).slice(0, -1)),
    onDrop: (key, spot) => move(pathOf(key), dropPath(nodes, spot)),
  })
  const rows = { nodes, drag, move: onArrange && move, actionsOf, onOpen }
  return (
    <div ref={tree} className={classes.tree}>
      {nodes.map((node, index) => (
        <section key={keyOf([index])} className={classes.menu} aria-label={titleOf(node)}>
          <header
            className={classes.head}
            data-order-key={index}
            data-order-holds
            data-drop={drag.spot?.key === String(index) ? 'inside' : undefined}
          >
            <Text fw={650} component="h2" size="sm">
              {titleOf(node)}
            </Text>
            <Text size="xs" c="dimmed">
              {node.kind === 'unlinked' ? 'Pages with an address, in no menu' : countText(node.nodes.length)}
            </Text>
          </header>
          <Rows {...rows} path={[index]} />
        </section>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Nothing in it yet'
  return count === 1 ? '1 entry' : `${count} entries`
}

/** The head of a menu stands for its first place. */
function dropPath(nodes: readonly TreeNode[], { key, where }: DropSpot): NodePath {
  const path = pathOf(key)
  if (path.length === 1) return [...path, 0]
  if (where === 'inside') return [...path, nodeAt(nodes, path)?.nodes.length ?? 0]
  return path.with(-1, (path.at(-1) ?? 0) + (where === 'after' ? 1 : 0))
}

interface RowsProps extends Omit<TreeViewProps, 'onArrange'> {
  readonly drag: OrderDrag
  /** Null where nothing may be moved, and entries are not opened. */
  readonly move: ((from: NodePath, to: NodePath | null) => void) | null
  readonly path: NodePath
}

function Rows({ path, ...rows }: RowsProps) {
  const parent = nodeAt(rows.nodes, path)
  if (!parent || parent.nodes.length === 0) return null
  return (
    <ol className={classes.rows} aria-label={path.length > 1 ? `In ${titleOf(parent)}` : undefined}>
      {parent.nodes.map((node, index) => {
        const own = [...path, index]
        return (
          <li key={keyOf(own)}>
            <Row {...rows} node={node} path={own} />
            <Rows {...rows} path={own} />
          </li>
        )
      })}
    </ol>
  )
}

function Row({ node, path, nodes, drag, move, actionsOf, onOpen }: RowsProps & { readonly node: TreeNode }) {
  const key = keyOf(path)
  const name = titleOf(node)
  const isHidden = node.kind === 'page' && !node.page.isEnabled
  return (
    <div
      className={classes.row}
      data-order-key={key}
      data-order-holds={holdsNodes(node) || undefined}
      data-dragged={drag.dragged === key || undefined}
      data-drop={drag.spot?.key === key ? drag.spot.where : undefined}
      data-hidden={isHidden || undefined}
    >
      {move && (
        <OrderGrip
          name={name}
          rowKey={key}
          drag={drag}
          onStep={(step) => move(path, stepPath(nodes, path, step))}
        >
          <StepItems nodes={nodes} path={path} onMove={(to) => move(path, to)} />
        </OrderGrip>
      )}
      <PageIcon icon={node.kind === 'page' ? node.page.kind.icon : node.kind} />
      <div className={classes.words}>
        {node.kind === 'page' ? (
          <LinkText
            to="/pages/$collectionId"
            params={{ collectionId: node.page.id }}
            className={classes.name}
            c="inherit"
            size="sm"
          >
            {name}
          </LinkText>
        ) : move === null ? (
          <Text size="sm">{name}</Text>
        ) : (
          <button type="button" className={classes.open} onClick={() => onOpen(node, path)}>
            {name}
          </button>
        )}
        <Text size="xs" c="dimmed" truncate>
          {addressOf(node)}
        </Text>
      </div>
      <Group gap={6} className={classes.badges}>
        <Badges node={node} />
      </Group>
      {actionsOf(node, path)}
    </div>
  )
}

function addressOf(node: TreeNode): string {
  if (node.kind === 'page') return node.page.externalUrl ?? node.page.path
  return node.kind === 'link' ? node.url : 'Folder'
}

function Badges({ node }: { readonly node: TreeNode }) {
  if (node.kind !== 'page') return null
  const { isHomepage, isNotFound, isLocked, isEnabled, kind } = node.page
  return (
    <>
      {isHomepage && <StatusBadge tone="good">Home</StatusBadge>}
      {isNotFound && <StatusBadge tone="calm">Not found</StatusBadge>}
      {isLocked && <StatusBadge tone="due">Password</StatusBadge>}
      {!isEnabled && <StatusBadge tone="calm">Hidden</StatusBadge>}
      {kind.contents !== 'blocks' && (
        <Badge variant="light" color="gray" radius="sm" tt="none" className={classes.kind}>
          {kindTitle(kind)}
        </Badge>
      )}
    </>
  )
}

interface StepItemsProps {
  readonly nodes: readonly TreeNode[]
  readonly path: NodePath
  readonly onMove: (to: NodePath) => void
}

function StepItems({ nodes, path, onMove }: StepItemsProps) {
  const item = (label: string, icon: ReactNode, step: OrderStep) => {
    const to = stepPath(nodes, path, step)
    return (
      <Menu.Item
        leftSection={icon}
        disabled={to === null || !canPut(nodes, path, to.slice(0, -1))}
        onClick={() => to && onMove(to)}
      >
        {label}
      </Menu.Item>
    )
  }
  return (
    <>
      {item('Move up', <ArrowUp size={16} aria-hidden />, 'up')}
      {item('Move down', <ArrowDown size={16} aria-hidden />, 'down')}
      {item('Move into what is above', <CornerDownRight size={16} aria-hidden />, 'in')}
      {item('Move out', <CornerLeftUp size={16} aria-hidden />, 'out')}
    </>
  )
}
