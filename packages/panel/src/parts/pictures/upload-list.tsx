import { CloseButton, Group, Progress, Stack, Text } from '@mantine/core'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onDismiss: (key: number) => void
}

/** Pictures on their way, and those that were refused with the reason. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  return (
    <Stack gap="xs" aria-live="polite">
      {uploads.map((upload) =>
        upload.problem === null ? (
          <div key={upload.key}>
            <Text size="sm" truncate>
              {upload.name}
            </Text>
            <Progress value={upload.fraction * 100} aria-label={`Sending ${upload.name}`} />
          </div>
        ) : (
          <Group key={upload.key} justify="space-between" wrap="nowrap" role="alert">
            <Text size="sm" c="error" style={{ overflowWrap: 'anywhere' }}>
              {upload.problem}
            </Text>
            <CloseButton
              aria-label={`Dismiss the message about ${upload.name}`}
              onClick={() => onDismiss(upload.key)}
            />
          </Group>
        ),
      )}
    </Stack>
  )
}
