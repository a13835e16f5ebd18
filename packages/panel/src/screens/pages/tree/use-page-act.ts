import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { readPageCall } from '@vitrine/contract/website/page-calls'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { refreshPages } from '../refresh-pages.ts'

/** Does something with a page, says how it went, and has the pages read again; gives the reply, or null when it was refused. */
export function usePageAct(): <Reply>(
  asked: Promise<Outcome<Reply>>,
  doneText: string,
) => Promise<Reply | null> {
  const queries = useQueryClient()
  return async (asked, doneText) => {
    const outcome = await asked
    await refreshPages(queries)
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readPageCall.name),
    })
    if (outcome.ok) {
      toastSaved(doneText)
      return outcome.reply
    }
    toastError('That cannot be done', outcome.refusal.message)
    return null
  }
}
