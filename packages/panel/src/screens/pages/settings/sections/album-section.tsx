import { Stack, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import type { PageSectionProps, PageValue } from '../page-form.ts'

const unknownAlbum: NonNullable<PageValue['album']> = { artistName: '', descriptionHtml: '', cover: null }

/** Who made an album, its cover, and what is said of it beside its tracks. */
export function AlbumSection({ form, round }: PageSectionProps) {
  const { errors } = form
  const album = form.values.album ?? unknownAlbum
  const set = (part: Partial<typeof album>) =>
    form.setFieldValue('album', (now) => ({ ...(now ?? unknownAlbum), ...part }))
  return (
    <PanelCard title="Album">
      <Stack>
        <TextInput
          label="Artist"
          value={album.artistName}
          error={errors['album.artistName']}
          onChange={(event) => set({ artistName: event.currentTarget.value })}
        />
        <LazyRichText
          key={round}
          label="About the album"
          html={album.descriptionHtml}
          minRows={3}
          onChange={(descriptionHtml) => set({ descriptionHtml })}
        />
        <PictureField label="Cover" value={album.cover} onChange={(cover) => set({ cover })} />
      </Stack>
    </PanelCard>
  )
}
