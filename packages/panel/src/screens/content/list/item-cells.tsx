import { Group, Text } from '@mantine/core'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { shelfLook } from '../../../parts/shelves.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { Thumbnail } from '../../../parts/thumbnail.tsx'
import type { ListedItem } from '../content-collections.ts'
import { ItemTitle } from './item-title.tsx'
import classes from './list.module.css'

/** The cells of the list of items by the columns of its description. */
export const itemCells: Readonly<Record<string, (item: ListedItem) => ReactNode>> = {
  title: (item) => (
    <Group gap="sm" wrap="nowrap" miw={180}>
      <Thumbnail url={item.imageUrl} size={36} />
      <ItemTitle item={item} />
      {item.isFeatured && <FeaturedStar />}
    </Group>
  ),
  state: ({ shelf, event }) => (
    <Group gap={6}>
      <ShelfBadge shelf={shelf} />
      {event?.isCanceled && <StatusBadge tone="due">Event canceled</StatusBadge>}
    </Group>
  ),
  collection: ({ collectionTitle }) => collectionTitle,
  kind: ({ kind }) => kindLabels[kind],
  date: ({ event, publishedAtMs }) =>
    event?.days ? <Day day={event.days.first} /> : <Moment atMs={event?.startAtMs ?? publishedAtMs} />,
  published: ({ publishedAtMs }) => <Moment atMs={publishedAtMs} />,
  updated: ({ updatedAtMs }) => <Moment atMs={updatedAtMs} />,
  author: ({ authorName }) => authorName,
  category: ({ categories }) => <Words words={categories} />,
  tag: ({ tags }) => <Words words={tags} />,
  comments: ({ commentCount }) => commentCount,
  featured: ({ isFeatured }) => (isFeatured ? 'Yes' : 'No'),
  address: ({ fullUrl }) => fullUrl,
}

const kindLabels: Readonly<Record<ListedItem['kind'], string>> = {
  text: 'Post',
  image: 'Picture',
  video: 'Video',
  event: 'Event',
  audio: 'Track',
}

/** Where an item stands. */
export function ShelfBadge({ shelf }: Pick<ListedItem, 'shelf'>) {
  const { label, tone } = shelfLook(shelf)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

/** Marks what is featured. */
export function FeaturedStar() {
  return <Star size={14} role="img" aria-label="Featured" className={classes.star} />
}

function Moment({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}

function Day({ day }: { readonly day: string }) {
  const { date } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {date(day)}
    </Text>
  )
}

function Words({ words }: { readonly words: readonly string[] }) {
  return (
    <Text size="sm" lineClamp={2}>
      {words.join(', ')}
    </Text>
  )
}
