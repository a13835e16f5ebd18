import { EmptyState, Group, Paper, SegmentedControl, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listPanelCommentsCall, readCommentSettingsCall } from '@vitrine/contract/comments/panel-calls'
import { MessagesSquare } from 'lucide-react'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { pageSize } from '../../format/paging.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { Pager } from '../../parts/lists/pager.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { CommentCard } from './comment-card.tsx'
import { parseCommentSearch } from './comment-search.ts'
import { CommentSettingsCard } from './comment-settings-card.tsx'

const route = getRouteApi('/panel/comments')

const choices = [
  { value: 'pending', label: 'Waiting' },
  { value: 'public', label: 'Public' },
  { value: 'spam', label: 'Spam' },
  { value: 'all', label: 'All' },
]

/** What visitors wrote: look at it, approve, answer, remove; and how they may write. */
export function CommentsScreen() {
  const { status = 'pending', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const maySettle = useMay(readCommentSettingsCall)
  const comments = useCall(
    listPanelCommentsCall,
    {
      query: {
        status: status === 'all' ? undefined : status,
        offset: (page - 1) * pageSize,
        limit: pageSize,
      },
    },
    { keepPrevious: true },
  )
  const show = (change: Record<string, unknown>) => void navigate({ search: parseCommentSearch(change) })
  return (
    <Stack>
      <PageHead title="Comments" />
      <Paper withBorder>
        <Group p="md">
          <SegmentedControl
            aria-label="Which comments"
            data={choices}
            value={status}
            onChange={(next) => show({ status: next })}
          />
        </Group>
        {comments.isPending && <ListSkeleton label="Loading comments" />}
        {comments.isError && (
          <ErrorNotice
            error={comments.error}
            title={failureText.list}
            onRetry={() => void comments.refetch()}
          />
        )}
        {comments.data?.total === 0 && <NoComments isWaiting={status === 'pending'} />}
        {comments.data?.comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} />
        ))}
        {comments.data !== undefined && comments.data.total > 0 && (
          <Pager page={page} total={comments.data.total} onPage={(next) => show({ status, page: next })} />
        )}
      </Paper>
      {maySettle && <CommentSettingsCard />}
    </Stack>
  )
}

function NoComments({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<MessagesSquare aria-hidden />}
      title={isWaiting ? 'Nothing waits for you' : 'No comments here'}
      description="What visitors write under posts and events comes here."
    />
  )
}
