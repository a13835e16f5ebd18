import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { readPageCall } from '@vitrine/contract/website/page-calls'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'

/** Has the pages read again after something was done with one, but for the one that is gone by it. */
export function useReadPagesAgain(): (goneId?: string) => Promise<void> {
  const queries = useQueryClient()
  return async (goneId) => {
    await refreshPages(queries)
    // The form of a page keeps its own copy, under a name with its id.
    const isGone = (queryKey: QueryKey) => goneId !== undefined && JSON.stringify(queryKey).includes(goneId)
    const isOfPage = (queryKey: QueryKey) => String(queryKey[0]).startsWith(readPageCall.name)
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => isOfPage(queryKey) && !isGone(queryKey),
    })
  }
}

/** Does something with a page, says how it went, and has the pages read again; gives the reply, or null when it was refused. */
export function usePageAct(): <Reply>(
  asked: Promise<Outcome<Reply>>,
  doneText: string | ((reply: Reply) => string),
) => Promise<Reply | null> {
  const readAgain = useReadPagesAgain()
  return async (asked, doneText) => {
    const outcome = await asked
    await readAgain()
    if (outcome.ok) {
      toastSaved(typeof doneText === 'string' ? doneText : doneText(outcome.reply))
      return outcome.reply
    }
    toastError('That cannot be done', outcome.refusal.message)
    return null
  }
}
