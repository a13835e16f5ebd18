import { Checkbox, NativeSelect, Stack, TagsInput, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'
import { type ShopCollection, usableCollections } from '../shop-collections.ts'
import type { ProductEditing } from '../use-product-editor.ts'

interface PlaceSectionProps extends SectionProps {
  readonly collections: readonly ShopCollection[]
  readonly editing: ProductEditing
}

/** Most characters of a category and of a tag (specification, section 9). */
const longest = { category: 25, tag: 50 }

/** Where in the shop it is found: page, address, categories, tags. */
export function PlaceSection({ draft, change, errors, collections, editing }: PlaceSectionProps) {
  const { oldAddress, keepsOldAddress, setKeepsOldAddress } = editing
  const shopOf = (collectionId: string) => collections.find(({ id }) => id === collectionId)
  const here = shopOf(draft.collectionId)
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
        {oldAddress && (
          <Checkbox
            label="Send the old address to the new one"
            description={`Links to /${shopOf(oldAddress.collectionId)?.urlId ?? ''}/${oldAddress.urlId} go on working.`}
            checked={keepsOldAddress}
            onChange={(event) => setKeepsOldAddress(event.currentTarget.checked)}
          />
        )}
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
