import { Stack, Switch, TextInput } from '@mantine/core'
import type { ItemVideo } from '@vitrine/domain/content/item'
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
        <TextInput
          label="Address of the film"
          description="A film of YouTube or Vimeo"
          placeholder="https://vimeo.com/76979871"
          value={video.url}
          error={errors['video.url']}
          // Another film has another player, which is made of its address.
          onChange={(event) => set({ url: event.currentTarget.value.trim(), html: '' })}
        />
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
