import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { undoActCall } from '@vitrine/contract/activity/activity-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { toastSaved } from '../../parts/toasts/toast.ts'

/** Undoes an act: then the act that did so is shown. */
export function useUndo(actId: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isUndoing, setUndoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const undo = async () => {
    setUndoing(true)
    const outcome = await call(undoActCall, { params: { actId }, body: {} })
    setUndoing(false)
    setProblem(outcome.ok ? null : outcome.refusal.message)
    if (!outcome.ok) return
    toastSaved('It is as it was before')
    // What was put back may be shown anywhere.
    void queries.invalidateQueries()
    void navigate({ to: '/activity/$actId', params: { actId: outcome.reply.act.id } })
  }
  return { isUndoing, problem, undo }
}
