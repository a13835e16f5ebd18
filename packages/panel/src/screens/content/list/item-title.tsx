import { Text } from '@mantine/core'
import { LinkText } from '../../../parts/link-text.tsx'
import { type ItemRow, itemName } from '../content-collections.ts'

/** What an item is called, leading to its editor. What lies in the trash is not edited. */
export function ItemTitle({ item }: { readonly item: ItemRow }) {
  const name = itemName(item)
  if (item.shelf === 'trash')
    return (
      <Text size="sm" fw={600} lineClamp={2}>
        {name}
      </Text>
    )
  const params = { collectionId: item.collectionId, itemId: item.id }
  return (
    <LinkText to="/content/$collectionId/$itemId" params={params} fw={600} size="sm" lineClamp={2}>
      {name}
    </LinkText>
  )
}
