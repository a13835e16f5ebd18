import { Anchor, Group, Spoiler, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { CommentActs } from './comment-acts.tsx'
import type { CommentRow } from './comment-row.ts'
import classes from './comments.module.css'

/** The cells of the list of comments by the columns of its description. */
export const commentCells: Readonly<Record<string, (comment: CommentRow) => ReactNode>> = {
  excerpt: (comment) => <CommentCell comment={comment} />,
  author: (comment) => <AuthorCell comment={comment} />,
  state: ({ status }) => <StateBadge status={status} />,
  date: ({ createdAtMs }) => <Written atMs={createdAtMs} />,
  answered: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No'),
  flags: ({ flagCount }) => flagCount,
  likes: ({ likeCount }) => likeCount,
  item: ({ item }) => item.title,
  email: ({ authorEmail }) => authorEmail,
}

/** A comment in few lines, as on a phone. */
export function CommentCard({ comment }: { readonly comment: CommentRow }) {
  const { status, createdAtMs, flagCount, isAnswered } = comment
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <AuthorCell comment={comment} />
        <StateBadge status={status} />
      </Group>
      <Group gap="xs">
        <Written atMs={createdAtMs} />
        {isAnswered && <StatusBadge tone="calm">Answered</StatusBadge>}
        {flagCount > 0 && (
          <StatusBadge tone="bad">{flagCount === 1 ? '1 report' : `${flagCount} reports`}</StatusBadge>
        )}
      </Group>
      <CommentCell comment={comment} />
    </Stack>
  )
}

/** What was written, under what, and what can be done with it. */
function CommentCell({ comment }: { readonly comment: CommentRow }) {
  const { body, item } = comment
  return (
    <Stack gap="xs" className={classes.comment}>
      <Text size="xs" c="dimmed">
        Under{' '}
        <Anchor href={item.url} target="_blank" rel="noopener" size="xs">
          {item.title || 'something that is gone'}
        </Anchor>
      </Text>
      <Spoiler maxHeight={110} showLabel="Show all" hideLabel="Show less">
        <Text size="sm" className={classes.body}>
          {body}
        </Text>
      </Spoiler>
      <CommentActs comment={comment} />
    </Stack>
  )
}

function AuthorCell({ comment }: { readonly comment: CommentRow }) {
  const { authorName, authorEmail, isByOwner } = comment
  return (
    <Stack gap={2} align="flex-start" className={classes.author}>
      <Text size="sm" fw={600}>
        {authorName || 'Anonymous'}
      </Text>
      {authorEmail !== '' && (
        <Text size="xs" c="dimmed">
          {authorEmail}
        </Text>
      )}
      {isByOwner && <StatusBadge tone="calm">By you</StatusBadge>}
    </Stack>
  )
}

function StateBadge({ status }: Pick<CommentRow, 'status'>) {
  if (status === 'pending') return <StatusBadge tone="due">Waiting</StatusBadge>
  return status === 'spam' ? (
    <StatusBadge tone="bad">Spam</StatusBadge>
  ) : (
    <StatusBadge tone="good">Published</StatusBadge>
  )
}

function Written({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}
