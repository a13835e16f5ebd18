import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { RotateCw, X } from 'lucide-react'
import { showSize } from '../../format/show-size.ts'
import type { QueuedUpload, UploadQueue } from './upload-queue.ts'
import { uploadText } from './upload-texts.ts'

interface UploadRowsProps {
  readonly uploads: readonly QueuedUpload[]
  readonly queue: UploadQueue
}

/** A row for each file on its way, and for each that did not arrive. */
export function UploadRows({ uploads, queue }: UploadRowsProps) {
  return (
    <Stack gap="xs" component="ul" m={0} p={0} aria-label="Uploads" style={{ listStyle: 'none' }}>
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.state === 'failed' ? (
            <Failed upload={upload} queue={queue} />
          ) : (
            <OnItsWay upload={upload} queue={queue} />
          )}
        </li>
      ))}
    </Stack>
  )
}

interface UploadProps {
  readonly upload: QueuedUpload
  readonly queue: UploadQueue
}

function OnItsWay({ upload, queue }: UploadProps) {
  const { key, name, bytes, sentBytes, state } = upload
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" truncate>
          {name}
        </Text>
        <Group gap={6} wrap="nowrap">
          <Text
            size="xs"
            c={state === 'lost' ? 'var(--mantine-color-error)' : 'dimmed'}
            style={{ whiteSpace: 'nowrap' }}
            aria-live="polite"
          >
            {stateText(upload)}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Cancel ${name}`}
            onClick={() => queue.cancel(key)}
          >
            <X size={14} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <Progress
        value={bytes === 0 ? 0 : (sentBytes / bytes) * 100}
        animated={state === 'processing'}
        aria-label={`Sending ${name}`}
      />
    </>
  )
}

function stateText({ state, sentBytes, bytes }: QueuedUpload): string {
  switch (state) {
    case 'lost':
      return `${uploadText.network}. Waiting for the connection`
    case 'processing':
      return 'Processing'
    case 'sending':
      return `${showSize(bytes - sentBytes)} left of ${showSize(bytes)}`
    default:
      return 'Waiting'
  }
}

function Failed({ upload: { key, name, problem, mayRetry }, queue }: UploadProps) {
  return (
    <Group justify="space-between" wrap="nowrap" role="alert" gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere', color: 'var(--mantine-color-error)' }}>
        {problem?.includes(name) ? problem : `${name}: ${problem}`}
      </Text>
      <Group gap={4} wrap="nowrap">
        {mayRetry && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<RotateCw size={12} aria-hidden />}
            aria-label={`Try ${name} again`}
            onClick={() => queue.retry(key)}
          >
            Try again
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Dismiss the message about ${name}`}
          onClick={() => queue.dismiss(key)}
        >
          <X size={14} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}
