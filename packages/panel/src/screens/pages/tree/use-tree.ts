import { useQueryClient } from '@tanstack/react-query'
import { arrangePagesCall, listPagesCall } from '@vitrine/contract/website/page-calls'
import type { PageArrangement } from '@vitrine/domain/content/pages/arrange-pages'
import { useRef } from 'react'
import { call } from '../../../call/client.ts'
import { toastError } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'
import { arrangementOf, type PageTree, type TreeNode } from './rules/tree-node.ts'

/**
 * Gives what shows and saves a new order of the tree. It is shown at once; an order made while another is being saved
 * waits for that one's version, and of several that wait the newest is saved. A refused order is taken back, and with
 * it what was made upon it.
 */
export function useTree(tree: PageTree): (nodes: readonly TreeNode[]) => Promise<void> {
  const queries = useQueryClient()
  const waiting = useRef<PageArrangement | null>(null)
  const isSaving = useRef(false)
  const key = [listPagesCall.name, {}]

  const saveWaiting = async () => {
    let { version } = tree
    while (waiting.current) {
      const body = bodyOf(version, waiting.current)
      waiting.current = null
      const outcome = await call(arrangePagesCall, { body })
      if (!outcome.ok) {
        await refreshPages(queries)
        waiting.current = null
        return sayRefused(outcome.refusal)
      }
      version = outcome.reply.version
      if (waiting.current === null) queries.setQueryData(key, outcome.reply)
    }
  }
  return async (nodes) => {
    const arrangement = arrangementOf(nodes, tree)
    queries.setQueryData(key, { ...tree, ...arrangement })
    waiting.current = arrangement
    if (isSaving.current) return
    isSaving.current = true
    await saveWaiting().finally(() => {
      isSaving.current = false
    })
  }
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
