import { Anchor, Button, Group, Input, Stack, Text } from '@mantine/core'
import type { MediaKind } from '@vitrine/domain/media/media-entry'
import { FileUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChooseFile } from '../files/choose-files.tsx'
import { acceptedEndings } from './kind-labels.ts'
import { LibraryButton } from './library-button.tsx'
import type { PanelMedia } from './send-file.ts'
import { UploadList } from './upload-list.tsx'
import { useOneFile } from './use-one-file.ts'

interface FileFieldProps {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: ReactNode
  /** Which files may be chosen, such as `audio`. */
  readonly kinds: readonly MediaKind[]
  /** The address of the file that is chosen; empty for none. */
  readonly value: string
  readonly onChange: (file: PanelMedia | null) => void
}

/** A field that holds one file: from the computer or from the library. */
export function FileField({ label, description, error, kinds, value, onChange }: FileFieldProps) {
  const { queue, add, choose } = useOneFile(kinds, onChange)
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Stack gap="xs" mt={6} role="group" aria-label={label}>
        {value !== '' && (
          <Text size="sm" truncate>
            <Anchor href={value} target="_blank" rel="noopener">
              {decodeURIComponent(value.split('/').at(-1) ?? value)}
            </Anchor>
          </Text>
        )}
        <Group gap="sm">
          <ChooseFile accept={kinds.map((kind) => acceptedEndings[kind]).join(',')} onFile={add}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
                {value === '' ? 'Choose a file' : 'Choose another file'}
              </Button>
            )}
          </ChooseFile>
          <LibraryButton kinds={kinds} onChoose={choose} />
          {value !== '' && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => choose(null)}
            >
              Remove
            </Button>
          )}
        </Group>
        <UploadList queue={queue} />
      </Stack>
    </Input.Wrapper>
  )
}
