import { Button, EmptyState } from '@mantine/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { failureText } from '../call/messages.ts'
import { refusalOf } from '../call/refusal.ts'

interface TroubleProps {
  readonly error: unknown
  /** What could not be shown, in the specification's words. */
  readonly title?: string
  readonly onRetry?: () => void
}

/** Says that something could not be loaded, why, and offers to try again. */
export function Trouble({ error, title = failureText.load, onRetry }: TroubleProps) {
  return (
    <EmptyState
      role="alert"
      py="xl"
      icon={<CircleAlert aria-hidden />}
      title={title}
      description={refusalOf(error).message}
    >
      {onRetry && (
        <EmptyState.Actions>
          <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
