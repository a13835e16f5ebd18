import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { beginUploadCall } from '@vitrine/contract/media/upload-calls'
import { ImagePlus, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ChooseFile } from '../../../../parts/files/choose-files.tsx'
import { acceptedEndings } from '../../../../parts/media/kind-labels.ts'
import type { PanelMedia } from '../../../../parts/media/send-file.ts'
import { UploadList } from '../../../../parts/media/upload-list.tsx'
import { useOneFile } from '../../../../parts/media/use-one-file.ts'
import { StatusBadge } from '../../../../parts/status-badge.tsx'
import { Thumbnail } from '../../../../parts/thumbnail.tsx'
import { useMay } from '../../../../session/may.ts'
import type { CampaignPick } from '../stored-campaign.ts'

const PickDialog = lazy(() => import('./pick-dialog.tsx').then((file) => ({ default: file.PickDialog })))

interface PickFieldProps {
  readonly kind: CampaignPick['kind']
  /** '' for nothing yet. */
  readonly id: string
  /** What it is; undefined for nothing, or for what is gone. */
  readonly pick: CampaignPick | undefined
  readonly onChange: (pick: CampaignPick) => void
}

const words = {
  picture: { label: 'Picture', choose: 'Choose from the library' },
  product: { label: 'Product', choose: 'Choose a product' },
  post: { label: 'Post', choose: 'Choose a post' },
} as const

/** A field that holds a picture, product or post of the site. */
export function PickField({ kind, id, pick, onChange }: PickFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const mayUpload = useMay(beginUploadCall)
  const { label, choose } = words[kind]
  const { queue, add } = useOneFile(pictures, (media) => media && onChange(pickOfMedia(media)))
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Stack gap="xs" mt={6} role="group" aria-label={label}>
        {pick && <Chosen pick={pick} />}
        {!pick && (
          <Text size="sm" c="dimmed">
            {id === '' ? 'Nothing is chosen yet.' : 'What stood here is not there any more.'}
          </Text>
        )}
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Search size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {choose}
          </Button>
          {kind === 'picture' && mayUpload && <UploadButton onAdd={add} />}
        </Group>
        <UploadList queue={queue} />
      </Stack>
      {isOpen && (
        <Suspense fallback={null}>
          <PickDialog
            kind={kind}
            title={choose}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false)
              queue.clear()
              onChange(chosen)
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

function Chosen({ pick }: { readonly pick: CampaignPick }) {
  const { title, detail, pictureUrl, isVisible } = pick
  return (
    <Group gap="sm" wrap="nowrap">
      <Thumbnail url={pictureUrl} size={64} />
      <Stack gap={2} miw={0}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {detail !== '' && (
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        )}
        {!isVisible && <StatusBadge tone="bad">Visitors do not see it</StatusBadge>}
      </Stack>
    </Group>
  )
}

const pictures = ['picture'] as const

function UploadButton({ onAdd }: { readonly onAdd: (file: File) => void }) {
  return (
    <ChooseFile accept={acceptedEndings.picture} onFile={onAdd}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<ImagePlus size={16} aria-hidden />}>
          Upload a picture
        </Button>
      )}
    </ChooseFile>
  )
}

function pickOfMedia({ id, title, filename, assetUrl }: PanelMedia): CampaignPick {
  return { kind: 'picture', id, title: title || filename, pictureUrl: assetUrl, detail: '', isVisible: true }
}
