import { Group, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import type { ListedItem } from '../content-collections.ts'
import { FeaturedStar, ShelfBadge } from './item-cells.tsx'
import { ItemTitle } from './item-title.tsx'
import { WhenText } from './when-text.tsx'

/** An item in few lines, as on a phone. */
export function ItemCard({ item }: { readonly item: ListedItem }) {
  const { number } = useFormat()
  const { collectionTitle, authorName, commentCount } = item
  const comments = commentCount === 1 ? '1 comment' : `${number(commentCount)} comments`
  const words = [collectionTitle, authorName, commentCount > 0 ? comments : '']
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Thumbnail url={item.imageUrl} size={44} />
      <Stack gap={4} flex={1} miw={0}>
        <Group gap={6} wrap="nowrap">
          <ItemTitle item={item} />
          {item.isFeatured && <FeaturedStar />}
        </Group>
        <Text size="xs" c="dimmed" lineClamp={2}>
          {words.filter((each) => each !== '').join(' · ')}
        </Text>
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            <WhenText item={item} />
          </Text>
          <ShelfBadge shelf={item.shelf} />
        </Group>
      </Stack>
    </Group>
  )
}
