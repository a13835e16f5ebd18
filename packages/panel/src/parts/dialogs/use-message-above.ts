import type { Refusal } from '@vitrine/contract/client/outcome'
import { type RefObject, useEffect, useState } from 'react'
import { messageAbove } from '../../call/messages.ts'
import { focusFirstProblem } from '../focus-first-problem.ts'

/** What a dialog says of a refusal above its fields: nothing where one of them says it. Leads to what says it, which may be out of sight. */
export function useMessageAbove(
  form: RefObject<HTMLElement | null>,
  refusal: Refusal | null,
): string | null | undefined {
  const [unsaid, setUnsaid] = useState<Refusal | null>(null)
  useEffect(() => {
    if (!refusal) return undefined
    // Some dialogs mark their fields a moment after the answer.
    const timer = setTimeout(() => {
      if (!focusFirstProblem(form.current)) setUnsaid(refusal)
    })
    return () => clearTimeout(timer)
  }, [form, refusal])
  // It may be said of what the dialog has no field for.
  if (refusal && refusal === unsaid) return messageAbove(refusal) ?? Object.values(refusal.errors)[0]
  return messageAbove(refusal)
}
