import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { readPageCall } from '@vitrine/contract/website/page-calls'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'

/**
 * Does something with a page, says how it went, and has the pages read again, but for the one that is gone by it; gives the reply, or null
 * when it was refused.
 */
export function usePageAct(): <Reply>(
  asked: Promise<Outcome<Reply>>,
  doneText: string,
  goneId?: string,
) => Promise<Reply | null> {
  const queries = useQueryClient()
  return async (asked, doneText, goneId) => {
    const outcome = await asked
    await refreshPages(queries)
    // The form of a page keeps its own copy, under a name with its id.
    const isGone = (queryKey: QueryKey) =>
      outcome.ok && goneId !== undefined && JSON.stringify(queryKey).includes(goneId)
    const isOfPage = (queryKey: QueryKey) => String(queryKey[0]).startsWith(readPageCall.name)
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => isOfPage(queryKey) && !isGone(queryKey),
    })
    if (outcome.ok) {
      toastSaved(doneText)
      return outcome.reply
    }
    toastError('That cannot be done', outcome.refusal.message)
    return null
  }
}
