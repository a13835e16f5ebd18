import { Group, Text } from '@mantine/core'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkText } from '../../../parts/link-text.tsx'
import { shelfLook } from '../../../parts/shelves.ts'
import { type ItemRow, itemName } from '../content-collections.ts'
import classes from './list.module.css'

interface ItemTileProps {
  readonly item: ItemRow
  readonly grip: ReactNode
}

/** A picture of a gallery. */
export function ItemTile({ item, grip }: ItemTileProps) {
  const params = { collectionId: item.collectionId, itemId: item.id }
  const note =
    item.shelf !== 'published'
      ? shelfLook(item.shelf).label
      : item.altText === ''
        ? 'No description yet'
        : null
  return (
    <div className={classes.tile}>
      <div className={classes.picture}>
        {item.imageUrl === null ? (
          <ImageOff aria-hidden />
        ) : (
          <img src={`${item.imageUrl}?format=300w`} alt="" loading="lazy" />
        )}
      </div>
      <Group gap={4} wrap="nowrap" px={6} pt={6}>
        {grip}
        <LinkText
          to="/content/$collectionId/$itemId"
          params={params}
          size="sm"
          fw={600}
          lineClamp={2}
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
        >
          {itemName(item)}
        </LinkText>
      </Group>
      <Text size="xs" c="dimmed" px={10} pb={8} mih={24}>
        {note}
      </Text>
    </div>
  )
}
