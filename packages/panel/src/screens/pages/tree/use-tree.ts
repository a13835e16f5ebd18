import { useQueryClient } from '@tanstack/react-query'
import { arrangePagesCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import type { PageArrangement } from '@vitrine/domain/content/pages/arrange-pages'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastError } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'
import { arrangementOf, type PageTree, type TreeNode } from './rules/tree-node.ts'

/** The tree as it is shown, and how its order is changed. */
interface ArrangedTree {
  readonly shown: PageTree
  readonly arrange: (nodes: readonly TreeNode[]) => Promise<void>
}

/**
 * Shows a new order of the tree at once, before the next key is heard, and saves it. An order made while another is
 * being saved waits for that one's version, and of several that wait the newest is saved. A refused order is taken back,
 * and with it what was made upon it.
 */
export function useTree(tree: PageTree): ArrangedTree {
  const queries = useQueryClient()
  const [made, setMade] = useState<{ readonly upon: PageTree; readonly tree: PageTree } | null>(null)
  const waiting = useRef<PageArrangement | null>(null)
  const isSaving = useRef(false)
  // What was read or saved since is newer than what was made here.
  const shown = made?.upon === tree ? made.tree : tree

  const saveWaiting = async () => {
    let { version } = tree
    while (waiting.current) {
      const body = bodyOf(version, waiting.current)
      waiting.current = null
      const outcome = await call(arrangePagesCall, { body })
      if (!outcome.ok) {
        await refreshPages(queries)
        waiting.current = null
        setMade(null)
        return sayRefused(outcome.refusal)
      }
      version = outcome.reply.version
      if (waiting.current === null) queries.setQueryData([listPagesCall.name, {}], outcome.reply)
    }
  }
  const arrange = async (nodes: readonly TreeNode[]) => {
    const arrangement = arrangementOf(nodes, shown)
    setMade({ upon: tree, tree: { ...shown, ...arrangement } })
    waiting.current = arrangement
    if (isSaving.current) return
    isSaving.current = true
    await saveWaiting().finally(() => {
      isSaving.current = false
    })
  }
  return { shown, arrange }
}

function bodyOf(version: string, { menus, unlinked, inside }: PageArrangement) {
  return {
    version,
    menus: menus.map(({ name, links }) => ({ name, links: [...links] })),
    unlinked: [...unlinked],
    inside: inside.map(({ parentId, ids }) => ({ parentId, ids: [...ids] })),
  }
}

function sayRefused({ status, message }: { readonly status: number; readonly message: string }): void {
  const isLate = status === 409
  toastError(
    isLate ? 'Somebody else changed the pages' : 'The order was not saved',
    isLate ? 'Here they are as they stand now. Please make your change again.' : message,
  )
}
