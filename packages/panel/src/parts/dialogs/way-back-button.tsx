import { Button, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

interface WayBackButtonProps {
  /** Whether something is on its way: then there is no way back. */
  readonly isSaving: boolean
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** The button that leaves a dialog as it was. It keeps its focus while it cannot be pressed, and says why. */
export function WayBackButton({ isSaving, isFirst = false, onClick, children }: WayBackButtonProps) {
  return (
    <>
      <VisuallyHidden role="status">{isSaving ? 'Saving…' : ''}</VisuallyHidden>
      <Button
        variant="default"
        aria-disabled={isSaving || undefined}
        data-disabled={isSaving || undefined}
        data-autofocus={isFirst || undefined}
        onClick={isSaving ? undefined : onClick}
      >
        {children}
      </Button>
    </>
  )
}
