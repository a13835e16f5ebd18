import { Button, EmptyState } from '@mantine/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { failureText } from '../call/messages.ts'
import { refusalOf } from '../call/refusal.ts'

interface ErrorNoticeProps {
  readonly error: unknown
  /** What could not be shown, in the specification's words. */
  readonly title?: string
  readonly onRetry?: () => void
}

/** Says that something could not be loaded, why, and offers to try again. What is not there will not come by trying; where no answer came, it is the network. */
export function ErrorNotice({ error, title = failureText.load, onRetry }: ErrorNoticeProps) {
  const { status, message } = refusalOf(error)
  const isGone = status === 404
  return (
    <EmptyState
      role="alert"
      py="xl"
      icon={<CircleAlert aria-hidden />}
      title={isGone ? 'This is not there' : status === 0 ? failureText.network : title}
      description={isGone ? 'It was removed, or the address is wrong.' : message}
    >
      {onRetry && !isGone && (
        <EmptyState.Actions>
          <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
