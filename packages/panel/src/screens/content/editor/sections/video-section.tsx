import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { embedCall } from '@vitrine/contract/media/embed-call'
import type { ItemVideo } from '@vitrine/domain/content/item'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

const nothing: ItemVideo = {
  html: '',
  url: '',
  providerName: '',
  thumbnailUrl: '',
  widthPx: 1280,
  heightPx: 720,
  hasOverlay: false,
  playbackSpeed: 1,
  filter: 0,
  filterStrength: 0,
}

/** Where a film is, and what stands for it until it plays. */
export function VideoSection({ input, change, errors }: SectionProps) {
  const video = input.video ?? nothing
  const set = (part: Partial<ItemVideo>) =>
    change((now) => ({ video: { ...(now.video ?? nothing), ...part } }))
  return (
    <PanelCard title="Film">
      <Stack gap="md">
        <AddressField video={video} error={errors['video.url']} set={set} />
        <TextInput
          label="Address of its still picture"
          placeholder="https://example.org/still.jpg"
          value={video.thumbnailUrl}
          error={errors['video.thumbnailUrl']}
          onChange={(event) => set({ thumbnailUrl: event.currentTarget.value.trim() })}
        />
        <Switch
          label="Show the still picture until the film is clicked"
          checked={video.hasOverlay}
          onChange={(event) => set({ hasOverlay: event.currentTarget.checked })}
        />
      </Stack>
    </PanelCard>
  )
}

interface AddressFieldProps {
  readonly video: ItemVideo
  readonly error: string | undefined
  set(part: Partial<ItemVideo>): void
}

/** The address of a film; its host can be asked for the player, its size and a still picture. */
function AddressField({ video, error, set }: AddressFieldProps) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [found, setFound] = useState<string>()
  const problem = refusal ?? error
  const ask = async () => {
    setAsking(true)
    const outcome = await call(embedCall, { body: { url: video.url } })
    setAsking(false)
    setRefusal(outcome.ok ? undefined : outcome.refusal.message)
    if (!outcome.ok) return
    const { title, url: _, ...film } = outcome.reply
    set({ ...film, thumbnailUrl: film.thumbnailUrl || video.thumbnailUrl })
    setFound(`Found on ${film.providerName}: ${title || video.url}`)
  }
  return (
    <>
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 200px"
          label="Address of the film"
          description="A film of YouTube or Vimeo, or of another host that can be looked up"
          placeholder="https://vimeo.com/76979871"
          inputWrapperOrder={['label', 'description', 'input']}
          value={video.url}
          error={Boolean(problem)}
          // Another film has another player, which is made of its address.
          onChange={(event) => {
            set({ url: event.currentTarget.value.trim(), html: '' })
            setRefusal(undefined)
            setFound(undefined)
          }}
        />
        <Button variant="default" loading={isAsking} disabled={video.url === ''} onClick={() => void ask()}>
          Look up
        </Button>
      </Group>
      <div role="status">
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        {found && <Text size="sm">{found}</Text>}
      </div>
    </>
  )
}
