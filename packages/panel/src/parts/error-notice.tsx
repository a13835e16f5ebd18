import { Button, EmptyState } from '@mantine/core'
import { CircleAlert, RotateCw } from 'lucide-react'
import { failureText } from '../call/messages.ts'
import { refusalOf } from '../call/refusal.ts'

interface ErrorNoticeProps {
  readonly error: unknown
  /** What could not be shown, in the specification's words. */
  readonly title?: string | undefined
  readonly onRetry?: () => void
}

/** Says that something could not be loaded, why, and offers to try again. What is not there, or for others, will not come by trying; where no answer came, it is the network. */
export function ErrorNotice({ error, title: given, onRetry }: ErrorNoticeProps) {
  const { title, description, isGone } = failureWords(error, given)
  return (
    <EmptyState
      role="alert"
      py="xl"
      icon={<CircleAlert aria-hidden />}
      title={title}
      description={description}
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

interface FailureWords {
  readonly title: string
  readonly description: string
  /** Whether trying again cannot help. */
  readonly isGone: boolean
}

/** What is said of a call that read nothing. */
export function failureWords(error: unknown, title: string = failureText.load): FailureWords {
  const { status, message } = refusalOf(error)
  if (status === 404)
    return {
      title: 'This is not there',
      description: 'It was removed, or the address is wrong.',
      isGone: true,
    }
  if (status === 403) return { title: 'Not for your account', description: message, isGone: true }
  return { title: status === 0 ? failureText.network : title, description: message, isGone: false }
}
