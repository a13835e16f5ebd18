import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import { type ItemRow, itemName, shelfLook } from '../content-collections.ts'
import classes from './list.module.css'

interface ItemLineProps {
  readonly item: ItemRow
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  /** What it is moved by, where the owner orders the list. */
  readonly grip?: ReactNode
}

/** An item of a list: chosen by its box, opened by its title. */
export function ItemLine({ item, isChosen, onChoose, grip }: ItemLineProps) {
  const { label, tone } = shelfLook(item.shelf)
  const name = itemName(item)
  return (
    <div className={classes.line} data-chosen={isChosen || undefined}>
      {grip}
      <Checkbox
        size="md"
        aria-label={`Select ${name}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Thumbnail url={item.imageUrl} size={44} />
      <Stack gap={2} flex={1} miw={0}>
        <Group gap={6} wrap="nowrap">
          <ItemTitle item={item} name={name} />
          {item.isFeatured && <Star size={14} role="img" aria-label="Featured" className={classes.star} />}
        </Group>
        <Text size="xs" c="dimmed" lineClamp={1}>
          <WhenText item={item} />
          {[item.authorName, ...item.categories].filter((each) => each !== '').map((each) => ` · ${each}`)}
          {item.kind === 'image' && item.imageUrl !== null && item.altText === '' && ' · no description yet'}
        </Text>
      </Stack>
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </div>
  )
}

/** What lies in the trash is not edited. */
function ItemTitle({ item, name }: { readonly item: ItemRow; readonly name: string }) {
  if (item.shelf === 'trash') {
    return (
      <Text size="sm" fw={600} lineClamp={2}>
        {name}
      </Text>
    )
  }
  const params = { collectionId: item.collectionId, itemId: item.id }
  return (
    <LinkText to="/content/$collectionId/$itemId" params={params} fw={600} size="sm" lineClamp={2}>
      {name}
    </LinkText>
  )
}

function WhenText({ item }: { readonly item: ItemRow }) {
  const { moment, day, ago } = useFormat()
  if (item.trashedAtMs !== null) return `Thrown away ${day(item.trashedAtMs)}`
  if (item.event) return moment(item.event.startAtMs)
  if (item.shelf === 'scheduled') return `Appears ${moment(item.publishedAtMs)}`
  return item.shelf === 'published' ? day(item.publishedAtMs) : `Changed ${ago(item.updatedAtMs)}`
}
