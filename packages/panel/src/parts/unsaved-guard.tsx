import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { LeaveQuestion, unsavedWords } from './leave-question.tsx'

interface UnsavedGuardProps {
  readonly isDirty: boolean
  /** Whether it is being saved: the screen is left when that is done. */
  readonly isSaving?: boolean
  /** Set while we ourselves leave the screen. */
  readonly isLeaving?: RefObject<boolean>
  /** Told when it asks: what can still be kept by then is left as if it had been. */
  readonly onHeld?: () => void
  /** Told when somebody chose to stay. */
  readonly onStay?: () => void
}

/** Asks before a screen with unsaved changes is left; the browser asks when the tab is closed. */
export function UnsavedGuard({ isDirty, isSaving = false, isLeaving, onHeld, onStay }: UnsavedGuardProps) {
  const isHeld = () => isDirty && !isLeaving?.current
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true })
  const { status, proceed } = blocker
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as it begins to ask.
  useEffect(() => {
    if (status === 'blocked') onHeld?.()
  }, [status])
  useEffect(() => {
    // It was saved meanwhile: nothing is lost.
    if (status === 'blocked' && !isDirty) proceed()
  }, [status, isDirty, proceed])
  return (
    <LeaveQuestion
      isAsked={status === 'blocked'}
      {...(isSaving ? savingWords : unsavedWords)}
      onStay={() => {
        blocker.reset?.()
        onStay?.()
      }}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

const savingWords = {
  title: 'It is being saved',
  text: 'This page is left as soon as that is done.',
}
