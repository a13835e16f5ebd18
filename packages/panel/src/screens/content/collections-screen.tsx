import { Badge, EmptyState, Group, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core'
import { listContentCollectionsCall } from '@vitrine/contract/content/item-calls'
import { LayoutList, Newspaper, Users } from 'lucide-react'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { LinkButton, LinkText } from '../../parts/link-text.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { shelves } from '../../parts/shelves.ts'
import type { ContentCollection } from './content-collections.ts'
import { NewItem } from './list/new-item.tsx'

/** The parts of the site that hold items, and how many of each status. */
export function CollectionsScreen() {
  const collections = useCall(listContentCollectionsCall, {})
  return (
    <>
      <PageHead
        title="Content"
        actions={
          <>
            <LinkButton
              to="/content/all"
              variant="default"
              leftSection={<LayoutList size={16} aria-hidden />}
            >
              All items
            </LinkButton>
            <LinkButton to="/content/authors" variant="default" leftSection={<Users size={16} aria-hidden />}>
              Authors
            </LinkButton>
          </>
        }
      />
      <Shown of={[collections]} loading="Loading content" failed={failureText.collections}>
        {(read) => (
          <>
            {read.collections.length === 0 && <NoCollections />}
            <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg">
              {read.collections.map((collection) => (
                <CollectionCard key={collection.id} collection={collection} />
              ))}
            </SimpleGrid>
          </>
        )}
      </Shown>
    </>
  )
}

function CollectionCard({ collection }: { readonly collection: ContentCollection }) {
  const { id, title, fullUrl, isEnabled, counts } = collection
  const shown = shelves.filter(({ shelf }) => shelf !== 'trash' && (counts[shelf] ?? 0) > 0)
  return (
    <PanelCard title={title} beside={!isEnabled && <Badge color="gray">Page is off</Badge>}>
      <Stack gap="md">
        <Text size="sm" c="dimmed" truncate>
          {fullUrl}
        </Text>
        <Group gap="md">
          {shown.length === 0 && <Text size="sm">Nothing here yet</Text>}
          {shown.map(({ shelf, label }) => (
            <LinkText
              key={shelf}
              to="/content/$collectionId"
              params={{ collectionId: id }}
              search={{ f: `state:is:${shelf}` }}
              size="sm"
            >
              {counts[shelf]} {label}
            </LinkText>
          ))}
        </Group>
        <Group gap="xs">
          <LinkButton to="/content/$collectionId" params={{ collectionId: id }} variant="default">
            Open<VisuallyHidden> {title}</VisuallyHidden>
          </LinkButton>
          <NewItem collection={collection} />
        </Group>
      </Stack>
    </PanelCard>
  )
}

function NoCollections() {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Newspaper aria-hidden />}
      title="Nothing to fill yet"
      description="Posts, events, pictures and tracks stand in pages of their own. Add a blog, a calendar, a gallery or an album to the site first."
    />
  )
}
