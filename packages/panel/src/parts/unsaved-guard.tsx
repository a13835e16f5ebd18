import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

interface UnsavedGuardProps {
  readonly isDirty: boolean
  /** Whether it is being saved: the screen is left when that is done. */
  readonly isSaving?: boolean
  /** Set while we ourselves leave the screen. */
  readonly isLeaving?: RefObject<boolean>
  /** Whether it asks only where the browser goes back or on: all other ways are our own. */
  readonly isForHistory?: boolean
  /** Told when it asks: what can still be kept by then is left as if it had been. */
  readonly onHeld?: () => void
}

/** Asks before a screen with unsaved changes is left; the browser asks when the tab is closed. */
export function UnsavedGuard({
  isDirty,
  isSaving = false,
  isLeaving,
  isForHistory = false,
  onHeld,
}: UnsavedGuardProps) {
  const isHeld = () => isDirty && !isLeaving?.current
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => isHeld() && !(isForHistory && (action === 'PUSH' || action === 'REPLACE')),
    enableBeforeUnload: () => isHeld() && !isForHistory,
    withResolver: true,
  })
  const stay = () => blocker.reset?.()
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
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={stay}
      title={isSaving ? 'It is being saved' : 'Leave without saving?'}
    >
      <Text size="sm" mb="lg">
        {isSaving
          ? 'This page is left as soon as that is done.'
          : 'What you changed here was not saved and will be lost.'}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={stay} data-autofocus>
          Stay here
        </Button>
      </Group>
    </Modal>
  )
}
