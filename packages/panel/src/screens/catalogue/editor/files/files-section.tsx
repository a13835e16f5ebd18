import { Alert, Stack, Text } from '@mantine/core'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import { largestForSale } from '@vitrine/domain/media/media-entry'
import { showMegabytes } from '../../../../format/show-megabytes.ts'
import { DropArea } from '../../../../parts/media/drop-area.tsx'
import { UploadList } from '../../../../parts/media/upload-list.tsx'
import { useOwnQueue } from '../../../../parts/media/use-uploads.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'
import { FileList } from './file-list.tsx'

/** The files that buyers download: any kind, kept apart from the library and at no address. */
export function FilesSection({ draft, change, errors, isLocked }: SectionProps) {
  const queue = useOwnQueue()
  const take = (file: DigitalFile) =>
    change(({ digitalFiles }) => ({ digitalFiles: withFile(digitalFiles, file) }))
  const send = (files: File[], replacesId: string | null) =>
    void queue.add(files, { kinds: [], onArrived: () => {}, forSale: { replacesId, onArrived: take } })
  const problem = Object.entries(errors).find(([path]) => path.startsWith('digitalFiles'))?.[1]
  return (
    <PanelCard title="Files">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Buyers get links to these files when they have paid. Nobody else can open them.
        </Text>
        {draft.digitalFiles.length === 0 && (
          <Alert color="yellow" title="Not for sale yet">
            Without a file there is nothing to deliver, and the shop shows no button.
          </Alert>
        )}
        <FileList
          files={draft.digitalFiles}
          isLocked={isLocked}
          onChange={(digitalFiles) => change(() => ({ digitalFiles }))}
          onReplace={(file, next) => send([next], file.id)}
        />
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <UploadList queue={queue} />
        <DropArea
          label="Add files"
          words="Drop files here, or press to choose"
          hint={`Any kind, up to ${showMegabytes(largestForSale)} each`}
          accept=""
          isLocked={isLocked}
          onFiles={(files) => send(files, null)}
        />
      </Stack>
    </PanelCard>
  )
}

/** A next version stays where the one before it stood. */
function withFile(files: readonly DigitalFile[], file: DigitalFile): readonly DigitalFile[] {
  const isKnown = files.some(({ id }) => id === file.id)
  return isKnown ? files.map((each) => (each.id === file.id ? file : each)) : [...files, file]
}
