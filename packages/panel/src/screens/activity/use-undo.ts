import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readActCall, undoActCall } from '@vitrine/contract/activity/activity-calls'
import type { ReplyOf } from '@vitrine/contract/call'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'

/** Undoes an act: then the act that did so is shown. */
export function useUndo(actId: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const change = useChange<ReplyOf<typeof undoActCall>>({
    staleIfRefused: [readActCall],
    // What was put back may be shown anywhere.
    onDone: () => void queries.invalidateQueries(),
    goOn: ({ act }) => void navigate({ to: '/activity/$actId', params: { actId: act.id } }),
  })
  return {
    isUndoing: change.state.kind === 'saving',
    problem: refusalIn(change)?.message ?? null,
    /** `keepsCounts`: whether it changed counts of stock, which stay. */
    undo: ({ keepsCounts }: { readonly keepsCounts: boolean }) =>
      change.send(
        prepareCall(undoActCall, { params: { actId }, body: {} }),
        keepsCounts ? 'It is as it was before, but for counts of stock' : 'It is as it was before',
      ),
  }
}
