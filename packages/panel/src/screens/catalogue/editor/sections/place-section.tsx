import { NativeSelect, Stack, TagsInput, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'
import { type ShopCollection, usableCollections } from '../shop-collections.ts'

interface PlaceSectionProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
}

/** Most characters of a category and of a tag (specification, section 9). */
const longest = { category: 25, tag: 50 }

/** Where in the shop it is found: page, address, categories, tags. */
export function PlaceSection({ draft, change, errors, collections }: PlaceSectionProps) {
  const here = collections.find((each) => each.id === draft.collectionId)
  return (
    <PanelCard title="Where it is found">
      <Stack gap="md">
        <NativeSelect
          label="Shop page"
          data={usableCollections(collections).map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.collectionId}
          error={errors.collectionId}
          onChange={(event) => {
            const collectionId = event.currentTarget.value
            change(() => ({ collectionId }))
          }}
        />
        <TextInput
          label="Address"
          description={`/${here?.urlId ?? ''}/${draft.urlId}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          value={draft.urlId}
          error={errors.urlId}
          maxLength={200}
          spellCheck={false}
          onChange={(event) => {
            const urlId = event.currentTarget.value
            change(() => ({ urlId, urlIdFollowsTitle: false }))
          }}
        />
        <TagsInput
          label="Categories"
          data={[...(here?.categories ?? [])]}
          value={[...draft.categories]}
          error={errors.categories}
          maxLength={longest.category}
          onChange={(categories) => change(() => ({ categories }))}
        />
        <TagsInput
          label="Tags"
          value={[...draft.tags]}
          error={errors.tags}
          maxLength={longest.tag}
          onChange={(tags) => change(() => ({ tags }))}
        />
      </Stack>
    </PanelCard>
  )
}
