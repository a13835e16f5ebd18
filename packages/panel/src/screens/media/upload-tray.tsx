import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { cancelUploadCall, listUploadsCall } from '@vitrine/contract/media/upload-calls'
import { useEffect } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { showSize } from '../../format/show-size.ts'
import { UploadList } from '../../parts/media/upload-list.tsx'
import type { UploadQueue } from '../../parts/media/upload-queue.ts'
import { useQueue } from '../../parts/media/use-uploads.ts'
import { toastError } from '../../parts/toasts/toast.ts'

/** Files on their way, and those that a closed browser left unfinished. */
export function UploadTray({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useQueue(queue)
  const queries = useQueryClient()
  const unfinished = useCall(listUploadsCall, {})
  const readAgain = () => void queries.invalidateQueries({ queryKey: [listUploadsCall.name] })
  useEffect(() => {
    if (uploads.length === 0) void queries.invalidateQueries({ queryKey: [listUploadsCall.name] })
  }, [uploads.length, queries])
  const names = new Set(uploads.map(({ name }) => name))
  const left = (unfinished.data?.uploads ?? []).filter(({ filename }) => !names.has(filename))
  if (uploads.length === 0 && left.length === 0) return null

  const discard = async (uploadId: string, filename: string) => {
    const outcome = await call(cancelUploadCall, { params: { uploadId } })
    if (!outcome.ok) toastError(`${filename} was not discarded`, outcome.refusal.message)
    readAgain()
  }
  return (
    <Paper withBorder p="md" component="section" aria-label="Uploads">
      <Stack gap="sm">
        <UploadList queue={queue} />
        {left.map(({ id, filename, offset, bytes }) => (
          <Group key={id} justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {filename}: {showSize(offset)} of {showSize(bytes)} arrived. Choose the same file again to go
              on.
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Discard ${filename}`}
              onClick={() => void discard(id, filename)}
            >
              Discard
            </Button>
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}
