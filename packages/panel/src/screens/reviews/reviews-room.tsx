import { EmptyState, Group, Stack, Text } from '@mantine/core'
import { exportReviewsCall, listReviewsCall } from '@vitrine/contract/reviews/panel-calls'
import { reviewsList } from '@vitrine/contract/reviews/reviews-list'
import { reviewSourceLabels, reviewStatusLabels } from '@vitrine/domain/reviews/review'
import { Star } from 'lucide-react'
import { callQuery } from '../../call/call-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from '../comments/list/comments.module.css'
import { reviewsActs } from './acts/reviews-acts.ts'
import { ReviewActs } from './review-acts.tsx'
import type { ReviewRow } from './review-row.ts'

/** What buyers say of products. */
export const reviewsRoom: ListRoom<ReviewRow> = {
  list: reviewsList,
  read: (query) => callQuery(listReviewsCall, { query }),
  nameOf: ({ authorName }) => `the review of ${authorName || 'Anonymous'}`,
  cells: {
    excerpt: (row) => <Words row={row} />,
    rating: (row) => <Stars rating={row.rating} />,
    state: (row) => <State row={row} />,
    source: ({ source }) => reviewSourceLabels[source],
    author: (row) => <Author row={row} />,
    date: ({ createdAtMs }) => <Day atMs={createdAtMs} />,
    product: ({ productTitle }) => productTitle,
    email: ({ authorEmail }) => authorEmail,
    changed: ({ changedAtMs }) => <Day atMs={changedAtMs} />,
  },
  card: (row) => (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Author row={row} />
        <State row={row} />
      </Group>
      <Group gap="xs">
        <Stars rating={row.rating} />
        <Day atMs={row.createdAtMs} />
      </Group>
      <Words row={row} />
    </Stack>
  ),
  acts: reviewsActs,
  csvAddress: csvAddressOf(exportReviewsCall),
  csvCall: exportReviewsCall,
  empty: <Nothing title="No reviews yet" />,
  emptyViews: { 'state:is:pending': <Nothing title="Nothing is waiting for you" /> },
}

function Nothing({ title }: { readonly title: string }) {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Star aria-hidden />}
      title={title}
      description="Buyers are asked by mail some days after a delivery, once you switch it on. Reviews of another shop program come as a file."
    />
  )
}

/** What was said, of what, and what can be done with it. */
function Words({ row }: { readonly row: ReviewRow }) {
  const { productId, productTitle, title, body, answer } = row
  return (
    <Stack gap="xs" className={classes.comment}>
      <LinkText to="/products/$productId" params={{ productId }} size="xs">
        {productTitle}
      </LinkText>
      {title !== '' && (
        <Text size="sm" fw={600} className={classes.body}>
          {title}
        </Text>
      )}
      {body !== '' && (
        <Text size="sm" className={classes.body}>
          {body}
        </Text>
      )}
      {answer !== '' && (
        <Text size="sm" c="dimmed" className={classes.body}>
          Your reply: {answer}
        </Text>
      )}
      <ReviewActs review={row} />
    </Stack>
  )
}

function Author({ row }: { readonly row: ReviewRow }) {
  const { authorName, authorEmail, orderId } = row
  return (
    <Stack gap={2} align="flex-start" className={classes.author}>
      <Text size="sm" fw={600}>
        {authorName || 'Anonymous'}
      </Text>
      <Text size="xs" c="dimmed">
        {authorEmail}
      </Text>
      {orderId !== null && (
        <LinkText to="/orders/$orderId" params={{ orderId }} size="xs">
          The order
        </LinkText>
      )}
    </Stack>
  )
}

function Stars({ rating }: Pick<ReviewRow, 'rating'>) {
  return (
    <Text size="sm" span aria-label={rating === 1 ? '1 star' : `${rating} stars`} role="img">
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </Text>
  )
}

const tones = { pending: 'due', public: 'good', rejected: 'calm' } as const

function State({ row: { status } }: { readonly row: ReviewRow }) {
  return (
    <div className={classes.state}>
      <StatusBadge tone={tones[status]}>{reviewStatusLabels[status]}</StatusBadge>
    </div>
  )
}

function Day({ atMs }: { readonly atMs: number }) {
  const { day } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {day(atMs)}
    </Text>
  )
}
