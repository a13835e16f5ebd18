import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FileField } from '../../../../parts/media/file-field.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { durationFrom, durationText } from '../fields/duration.ts'
import type { SectionProps } from '../section.ts'

const kinds = ['audio'] as const
const silence = { assetUrl: '', durationMs: 0, artistName: '' }

/** Where a recording is, how long it takes, and who is heard. */
export function AudioSection({ input, change, errors }: SectionProps) {
  const audio = input.audio ?? silence
  const [typed, setTyped] = useState(() => durationText(audio.durationMs))
  const isLength = durationFrom(typed) !== null
  const set = (part: Partial<typeof audio>) =>
    change((now) => ({ audio: { ...(now.audio ?? silence), ...part } }))
  return (
    <PanelCard title="Recording">
      <Stack gap="md">
        <FileField
          label="Recording"
          description="MP3, M4A, OGG, WAV or FLAC"
          kinds={kinds}
          value={audio.assetUrl}
          error={errors['audio.assetUrl']}
          onChange={(file) => {
            const durationMs = file?.durationMs ?? 0
            setTyped(durationText(durationMs))
            set({ assetUrl: file?.address ?? '', durationMs })
          }}
        />
        <TextInput
          label="Or its address elsewhere"
          placeholder="https://example.org/song.mp3"
          value={audio.assetUrl}
          onChange={(event) => set({ assetUrl: event.currentTarget.value.trim() })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Length"
            description="Minutes and seconds, such as 3:07"
            value={typed}
            error={!isLength && 'Write it as 3:07'}
            onChange={(event) => {
              const text = event.currentTarget.value
              setTyped(text)
              const durationMs = durationFrom(text)
              if (durationMs !== null) set({ durationMs })
            }}
          />
          <TextInput
            label="Artist"
            description="Where it is another than that of the album"
            value={audio.artistName}
            maxLength={200}
            onChange={(event) => set({ artistName: event.currentTarget.value })}
          />
        </SimpleGrid>
      </Stack>
    </PanelCard>
  )
}
