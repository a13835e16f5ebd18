import { NativeSelect, Stack, Switch } from '@mantine/core'
import { listAuthorsCall } from '@vitrine/contract/content/author-calls'
import { itemStatuses } from '@vitrine/domain/content/item'
import { useCall } from '../../../../call/use-call.ts'
import { MomentField } from '../../../../parts/fields/moment-field.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { shelfLook } from '../../../../parts/shelves.ts'
import type { SectionProps } from '../section.ts'

/** What each status means, in a sentence below the field. */
const meanings: Readonly<Record<(typeof itemStatuses)[number], string>> = {
  published: 'Everybody sees it.',
  scheduled: 'Everybody sees it from the date and time below on.',
  'needs-review': 'Nobody sees it yet; somebody is to look over it.',
  draft: 'Nobody sees it yet.',
  private: 'Only those who run the site see it, in its preview.',
}

interface PublicationProps extends SectionProps {
  /** By whom the item is, as it is stored. */
  readonly author: { readonly id: string; readonly name: string }
}

/** Who sees an item, from when on, and by whom it is. */
export function PublicationSection({ input, change, errors, author }: PublicationProps) {
  const authors = useCall(listAuthorsCall, {})
  const known = authors.data?.authors ?? []
  const isKnown = input.authorId === '' || known.some(({ id }) => id === input.authorId)
  const unknownLabel = () => {
    if (input.authorId !== author.id) return 'As it is now'
    return authors.data ? `${author.name} (removed)` : author.name
  }
  return (
    <PanelCard title="Publication">
      <Stack gap="md">
        <NativeSelect
          label="Status"
          description={meanings[input.status]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={itemStatuses.map((status) => ({ value: status, label: shelfLook(status).label }))}
          value={input.status}
          error={errors.status}
          onChange={(event) => {
            const status = itemStatuses.find((each) => each === event.currentTarget.value)
            if (status) change(() => ({ status }))
          }}
        />
        <MomentField
          label="Date and time"
          atMs={input.publishedAtMs}
          error={errors.publishedAtMs}
          onChange={(publishedAtMs) => change(() => ({ publishedAtMs }))}
        />
        <NativeSelect
          label="Author"
          data={[
            { value: '', label: 'Nobody is named' },
            ...(isKnown ? [] : [{ value: input.authorId, label: unknownLabel() }]),
            ...known.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          value={input.authorId}
          error={errors.authorId}
          onChange={(event) => {
            const authorId = event.currentTarget.value
            change(() => ({ authorId }))
          }}
        />
        <Switch
          label="Featured"
          description="Templates put it first, or show it larger."
          checked={input.isFeatured}
          onChange={(event) => {
            const isFeatured = event.currentTarget.checked
            change(() => ({ isFeatured }))
          }}
        />
        <Switch
          label="Comments are open"
          checked={input.commentState === 1}
          onChange={(event) => {
            const commentState = event.currentTarget.checked ? 1 : 2
            change(() => ({ commentState }))
          }}
        />
      </Stack>
    </PanelCard>
  )
}
