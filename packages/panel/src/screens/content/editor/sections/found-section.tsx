import { Checkbox, Stack, TagsInput, TextInput } from '@mantine/core'
import { listTermsCall } from '@vitrine/contract/content/term-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { useCall } from '../../../../call/use-call.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { ContentCollection } from '../../content-collections.ts'
import type { SectionProps } from '../section.ts'
import type { ItemEditing } from '../use-item-editor.ts'

interface FoundSectionProps extends SectionProps {
  readonly collection: ContentCollection
  readonly editing: ItemEditing
}

/** By what an item is found: its address, its categories and tags. */
export function FoundSection({ input, change, errors, collection, editing }: FoundSectionProps) {
  const terms = useCall(listTermsCall, { params: { collectionId: collection.id } })
  const { oldAddress, keepsOldAddress, setKeepsOldAddress } = editing
  return (
    <PanelCard title="Where it is found">
      <Stack gap="md">
        <TextInput
          label="Address"
          description={`/${collection.urlId}/${input.urlId}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          value={input.urlId}
          error={errors.urlId}
          maxLength={200}
          spellCheck={false}
          onChange={(event) => {
            const urlId = event.currentTarget.value
            change(() => ({ urlId }))
          }}
        />
        {oldAddress && (
          <Checkbox
            label="Send the old address to the new one"
            description={`Links to /${collection.urlId}/${oldAddress.urlId} go on working.`}
            checked={keepsOldAddress}
            onChange={(event) => setKeepsOldAddress(event.currentTarget.checked)}
          />
        )}
        <TagsInput
          label="Categories"
          data={terms.data?.categories.map(({ name }) => name) ?? []}
          value={[...input.categories]}
          error={errors.categories}
          maxLength={termLength.category}
          onChange={(categories) => change(() => ({ categories }))}
        />
        <TagsInput
          label="Tags"
          data={terms.data?.tags.map(({ name }) => name) ?? []}
          value={[...input.tags]}
          error={errors.tags}
          maxLength={termLength.tag}
          onChange={(tags) => change(() => ({ tags }))}
        />
      </Stack>
    </PanelCard>
  )
}
