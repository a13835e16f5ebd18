import { Anchor, Fieldset, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { type GalleryDesign, galleryDesignLabels } from '@vitrine/domain/content/gallery/gallery-choices'
import { chooseDesign, type GallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { visibleSettings } from '@vitrine/domain/content/gallery/visible-settings'
import { PanelCard } from '../../../../../parts/panel-card.tsx'
import { useSession } from '../../../../../session/session.ts'
import { siteHref } from '../../../../../session/site-href.ts'
import type { PageSectionProps } from '../../page-form.ts'
import { GalleryField } from './gallery-field.tsx'
import { designPurposes, galleryGroups } from './gallery-words.ts'

interface GallerySectionProps extends Pick<PageSectionProps, 'form' | 'about'> {
  readonly gallery: GallerySettings
}

const designs = Object.keys(galleryDesignLabels) as readonly GalleryDesign[]

/** How the pictures of a gallery are shown: its design, and of the other settings those that change anything. */
export function GallerySection({ form, about, gallery }: GallerySectionProps) {
  const visible = visibleSettings(gallery)
  const groups = galleryGroups.map(({ title, names }) => ({
    title,
    names: names.filter((name) => visible.includes(name)),
  }))
  return (
    <PanelCard title="Gallery">
      <Stack>
        <Radio.Group
          label="Design"
          value={gallery.design}
          onChange={(design) => form.setFieldValue('gallery', chooseDesign(gallery, design as GalleryDesign))}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt={6}>
            {designs.map((design) => (
              <Radio
                key={design}
                value={design}
                label={galleryDesignLabels[design]}
                description={designPurposes[design]}
              />
            ))}
          </SimpleGrid>
        </Radio.Group>
        {groups.map(
          ({ title, names }) =>
            names.length > 0 && (
              <Fieldset key={title} legend={title} p="sm" miw={0}>
                <Stack gap="sm">
                  {names.map((name) => (
                    <GalleryField key={name} name={name} form={form} gallery={gallery} />
                  ))}
                </Stack>
              </Fieldset>
            ),
        )}
        {form.values.isEnabled && <SeenThere path={about.path} />}
      </Stack>
    </PanelCard>
  )
}

function SeenThere({ path }: { readonly path: string }) {
  const session = useSession()
  return (
    <Text size="sm" c="dimmed">
      Once it is saved,{' '}
      <Anchor href={siteHref(path, session)} target="_blank" rel="noreferrer" inherit>
        see it on the page
      </Anchor>
      .
    </Text>
  )
}
