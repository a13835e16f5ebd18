import { Button, EmptyState } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Bug } from 'lucide-react'
import { failureText } from '../call/messages.ts'

/** Shown when a screen broke or its files could not be loaded. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <EmptyState
      role="alert"
      py="xl"
      icon={<Bug aria-hidden />}
      title={failureText.unknown}
      description="The screen could not be shown. What is saved is safe."
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={reset}>
          Try again
        </Button>
        <Button variant="subtle" onClick={() => location.reload()}>
          Reload the panel
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}
