import { Alert, Button, Group, Text } from '@mantine/core'
import { RotateCw } from 'lucide-react'
import { failureWords } from '../error-notice.tsx'

interface StaleNoticeProps {
  readonly error: unknown
  /** What could not be shown, in the specification's words. */
  readonly title?: string | undefined
  readonly onRetry: () => void
}

/** Says above what was read before that it could not be read anew, and offers to try again. */
export function StaleNotice({ error, title: given, onRetry }: StaleNoticeProps) {
  const { title, description, isGone } = failureWords(error, given)
  return (
    <Alert color="yellow" title={title} mb="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {description} {!isGone && 'What stands here may be out of date.'}
        </Text>
        {!isGone && (
          <Button
            size="xs"
            variant="default"
            leftSection={<RotateCw size={14} aria-hidden />}
            onClick={onRetry}
          >
            Try again
          </Button>
        )}
      </Group>
    </Alert>
  )
}
