import { Button, CopyButton, Group, Stack } from '@mantine/core'
import { Copy, Download, Replace, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ChooseFile } from '../../../parts/files/choose-files.tsx'
import { acceptedEndings } from '../../../parts/media/kind-labels.ts'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { UploadList } from '../../../parts/media/upload-list.tsx'
import { useOwnQueue } from '../../../parts/media/use-uploads.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useSession } from '../../../session/session.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import type { MediaUse } from './use-list.tsx'

interface FileActsProps {
  readonly media: PanelMedia
  readonly uses: readonly MediaUse[]
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

/** What can be done with a file as a whole. */
export function FileActs({ media, uses, onChanged, onRemoved }: FileActsProps) {
  const { site } = useSession()
  const [isRemoving, setRemoving] = useState(false)
  const queue = useOwnQueue()
  const replace = (file: File) => {
    const onArrived = () => {
      toastSaved('The file was replaced everywhere')
      onChanged()
    }
    void queue.add([file], { kinds: [media.kind], replacesId: media.id, onArrived })
  }
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <CopyButton value={new URL(media.address, site.url).href}>
          {({ copied, copy }) => (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Copy size={14} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy address'}
            </Button>
          )}
        </CopyButton>
        <Button
          size="compact-sm"
          variant="default"
          component="a"
          href={media.address}
          download={media.filename}
          leftSection={<Download size={14} aria-hidden />}
        >
          Download
        </Button>
        <ChooseFile accept={acceptedEndings[media.kind]} onFile={replace}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              leftSection={<Replace size={14} aria-hidden />}
            >
              Replace
            </Button>
          )}
        </ChooseFile>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<Trash2 size={14} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setRemoving(true)}
        >
          Remove
        </Button>
      </Group>
      <UploadList queue={queue} />
      {isRemoving && (
        <RemoveDialog media={media} uses={uses} onClose={() => setRemoving(false)} onRemoved={onRemoved} />
      )}
    </Stack>
  )
}
