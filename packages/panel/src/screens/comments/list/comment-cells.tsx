import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
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
      <Words body={body} />
      <CommentActs comment={comment} />
    </Stack>
  )
}

/** More than a few lines are shown when they are asked for. */
function Words({ body }: Pick<CommentRow, 'body'>) {
  const [isWhole, setWhole] = useState(false)
  const isLong = body.length > 400 || body.split('\n').length > shownLines
  return (
    <>
      <Text size="sm" className={classes.body} lineClamp={isLong && !isWhole ? shownLines : undefined}>
        {body}
      </Text>
      {isLong && (
        <Button
          size="compact-xs"
          variant="subtle"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}

const shownLines = 5

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
  const { tone, words } = stateLooks[status]
  return (
    <div className={classes.state}>
      <StatusBadge tone={tone}>{words}</StatusBadge>
    </div>
  )
}

const stateLooks = {
  pending: { tone: 'due', words: 'Waiting' },
  public: { tone: 'good', words: 'Published' },
  spam: { tone: 'bad', words: 'Spam' },
} as const

function Written({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}
