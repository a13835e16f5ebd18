import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LeaveQuestion, unsavedWords } from '../leave-question.tsx'

/**
 * What would be lost with a dialog or a drawer: what was written into it, what comes of what is on its way, or what is never shown again.
 */
export type Stake = 'written' | 'saving' | 'shown-once'

/** Holds the browser's Back while something is at stake: it asks, or does nothing until the outcome can be seen. All other ways are our own. */
export function BackGuard({ stake }: { readonly stake: Stake }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE',
    enableBeforeUnload: () => stake === 'shown-once',
    withResolver: true,
  })
  const isSaving = stake === 'saving'
  useEffect(() => {
    if (status !== 'blocked') return undefined
    if (isSaving) reset()
    // What goes away while it asks gives the address back to the screen that stays.
    return reset
  }, [status, isSaving, reset])
  return (
    <LeaveQuestion
      isAsked={status === 'blocked' && !isSaving}
      {...(stake === 'shown-once' ? shownOnceWords : unsavedWords)}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  )
}

const shownOnceWords = {
  title: 'Leave without it?',
  text: 'What is shown here is not shown again. Copy it before you leave.',
}
