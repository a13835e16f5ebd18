import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import type { ItemRow } from '../content-collections.ts'
import { FeaturedStar, ShelfBadge } from './item-cells.tsx'
import { ItemTitle } from './item-title.tsx'
import classes from './list.module.css'
import { WhenText } from './when-text.tsx'

interface ItemLineProps {
  readonly item: ItemRow
  /** What it is moved by. */
  readonly grip: ReactNode
}

/** An item in the order of its owner: moved by its grip, opened by its title. */
export function ItemLine({ item, grip }: ItemLineProps) {
  return (
    <div className={classes.line}>
      {grip}
      <Thumbnail url={item.imageUrl} size={44} />
      <Stack gap={2} flex={1} miw={0}>
        <Group gap={6} wrap="nowrap">
          <ItemTitle item={item} />
          {item.isFeatured && <FeaturedStar />}
        </Group>
        <Text size="xs" c="dimmed" lineClamp={1}>
          <WhenText item={item} />
          {[item.authorName, ...item.categories].filter((each) => each !== '').map((each) => ` · ${each}`)}
          {item.kind === 'image' && item.imageUrl !== null && item.altText === '' && ' · no description yet'}
        </Text>
      </Stack>
      <ShelfBadge shelf={item.shelf} />
    </div>
  )
}
