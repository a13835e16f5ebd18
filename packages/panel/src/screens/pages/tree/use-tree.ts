import { useQueryClient } from '@tanstack/react-query'
import { arrangePagesCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastError } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'
import { arrangementOf, type PageTree, type TreeNode } from './rules/tree-node.ts'

/** How the tree is changed. */
export interface TreeChanges {
  readonly isSaving: boolean
  /** Shows and saves a new order; gives false when it was refused, and shows the order as it is. */
  readonly arrange: (nodes: readonly TreeNode[]) => Promise<boolean>
  /** Reads the pages again after another change. */
  readonly refresh: () => Promise<void>
}

/** Saves each new order of the tree at once; it is shown before the server has answered. */
export function useTree(tree: PageTree): TreeChanges {
  const queries = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const key = [listPagesCall.name, {}]
  const refresh = () => refreshPages(queries)

  const arrange = async (nodes: readonly TreeNode[]) => {
    const { menus, unlinked, inside } = arrangementOf(nodes, tree)
    queries.setQueryData(key, { ...tree, menus, unlinked, inside })
    setSaving(true)
    const body = {
      version: tree.version,
      menus: menus.map(({ name, links }) => ({ name, links: [...links] })),
      unlinked: [...unlinked],
      inside: inside.map(({ parentId, ids }) => ({ parentId, ids: [...ids] })),
    }
    const outcome = await call(arrangePagesCall, { body })
    setSaving(false)
    if (outcome.ok) {
      queries.setQueryData(key, outcome.reply)
      return true
    }
    await refresh()
    const isLate = outcome.refusal.status === 409
    toastError(
      isLate ? 'Somebody else changed the pages' : 'The order was not saved',
      isLate ? 'Here they are as they stand now. Please make your change again.' : outcome.refusal.message,
    )
    return false
  }
  return { isSaving, arrange, refresh }
}
