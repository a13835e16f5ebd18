import { Checkbox, Stack, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { PictureField } from '../../../../parts/pictures/picture-field.tsx'
import type { ItemRow } from '../../content-collections.ts'
import { PicturesField } from '../fields/pictures-field.tsx'
import type { SectionProps } from '../section.ts'

/** The main picture of an item, the others of a post, and where a click on a picture of a gallery leads. */
export function PictureSection({
  input,
  change,
  errors,
  kind,
}: SectionProps & { readonly kind: ItemRow['kind'] }) {
  const { clickthrough } = input
  const setLink = (part: Partial<NonNullable<typeof clickthrough>>) =>
    change((now) => {
      const link = { url: '', newWindow: false, ...now.clickthrough, ...part }
      return { clickthrough: link.url === '' ? null : link }
    })
  return (
    <PanelCard title={kind === 'text' ? 'Pictures' : 'Picture'}>
      <Stack gap="md">
        <PictureField
          label="Main picture"
          value={input.image}
          error={errors.image}
          onChange={(image) => change(() => ({ image }))}
        />
        {kind === 'text' && (
          <PicturesField
            label="More pictures"
            pictures={input.gallery}
            error={errors.gallery}
            onChange={(changed) => change((now) => ({ gallery: changed(now.gallery) }))}
          />
        )}
        {kind === 'image' && (
          <>
            <TextInput
              label="A click on the picture leads to"
              placeholder="https://example.org or /shop"
              value={clickthrough?.url ?? ''}
              error={errors['clickthrough.url']}
              onChange={(event) => setLink({ url: event.currentTarget.value.trim() })}
            />
            {clickthrough && (
              <Checkbox
                label="Open it in a new tab"
                checked={clickthrough.newWindow}
                onChange={(event) => setLink({ newWindow: event.currentTarget.checked })}
              />
            )}
          </>
        )}
      </Stack>
    </PanelCard>
  )
}
