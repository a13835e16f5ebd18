import { NumberInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import type { ItemAudio } from '@vitrine/domain/content/item'
import { useState } from 'react'
import { FileField } from '../../../../parts/media/file-field.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { ItemRow } from '../../content-collections.ts'
import { durationFrom, durationText } from '../fields/duration.ts'
import type { SectionProps } from '../section.ts'

const kinds = ['audio'] as const
const silence: ItemAudio = { assetUrl: '', durationMs: 0, artistName: '' }

/** Where the recording of a track or a post is, how long it takes, who is heard, and which episode it is. */
export function AudioSection({
  input,
  change,
  errors,
  kind,
}: SectionProps & { readonly kind: ItemRow['kind'] }) {
  const audio = input.audio ?? silence
  const [typed, setTyped] = useState(() => durationText(audio.durationMs))
  const isLength = durationFrom(typed) !== null
  const isTrack = kind === 'audio'
  const set = (part: Partial<ItemAudio>) =>
    change((now) => ({ audio: { ...(now.audio ?? silence), ...part } }))
  const choose = (assetUrl: string, durationMs: number) => {
    setTyped(durationText(durationMs))
    if (assetUrl === '' && !isTrack) change(() => ({ audio: null }))
    else set({ assetUrl, durationMs })
  }
  return (
    <PanelCard title="Recording">
      <Stack gap="md">
        <FileField
          label="Recording"
          description={
            isTrack
              ? 'MP3, M4A, OGG, WAV or FLAC'
              : 'To be heard on the page of the post, and in podcast apps where the blog is a podcast: those take MP3 and M4A.'
          }
          kinds={kinds}
          value={audio.assetUrl}
          error={errors['audio.assetUrl']}
          onChange={(file) => choose(file?.address ?? '', file?.durationMs ?? 0)}
        />
        <TextInput
          label="Or its address elsewhere"
          placeholder="https://example.org/song.mp3"
          value={audio.assetUrl}
          onChange={(event) => {
            const assetUrl = event.currentTarget.value.trim()
            if (assetUrl === '') choose('', 0)
            else set({ assetUrl })
          }}
        />
        {(isTrack || audio.assetUrl !== '') && (
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
              label={isTrack ? 'Artist' : 'Who is heard'}
              description={
                isTrack
                  ? 'Where it is another than that of the album'
                  : 'Where it is another than the author of the podcast'
              }
              value={audio.artistName}
              maxLength={200}
              onChange={(event) => set({ artistName: event.currentTarget.value })}
            />
          </SimpleGrid>
        )}
        {!isTrack && audio.assetUrl !== '' && <EpisodeFields audio={audio} set={set} errors={errors} />}
      </Stack>
    </PanelCard>
  )
}

interface EpisodeFieldsProps extends Pick<SectionProps, 'errors'> {
  readonly audio: ItemAudio
  readonly set: (part: Partial<ItemAudio>) => void
}

/** What podcast apps are told of an episode. */
function EpisodeFields({ audio, set, errors }: EpisodeFieldsProps) {
  const number = (name: 'season' | 'episode', label: string) => (
    <NumberInput
      label={label}
      description="Leave it empty for none"
      min={1}
      max={100_000}
      allowDecimal={false}
      hideControls
      value={audio[name] ?? ''}
      error={errors[`audio.${name}`]}
      onChange={(value) => set({ [name]: typeof value === 'number' ? value : null })}
    />
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {number('season', 'Season')}
        {number('episode', 'Episode')}
      </SimpleGrid>
      <Switch
        label="Explicit"
        description="Podcast apps mark it as nothing for children."
        checked={audio.isExplicit ?? false}
        onChange={({ currentTarget: { checked } }) => set({ isExplicit: checked })}
      />
    </>
  )
}
