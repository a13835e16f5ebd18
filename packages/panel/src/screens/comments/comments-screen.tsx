import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readCommentSettingsCall } from '@vitrine/contract/comments/panel-calls'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { CommentSettingsCard } from './comment-settings-card.tsx'
import { commentsRoom } from './list/comments-room.tsx'

const route = getRouteApi('/panel/comments')

/** What visitors wrote: find it, approve, answer, remove, many at once; and how they may write. */
export function CommentsScreen() {
  const navigate = route.useNavigate()
  const maySettle = useMay(readCommentSettingsCall)
  return (
    <Stack>
      <PageHead title="Comments" />
      <ListScreen
        room={commentsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      {maySettle && <CommentSettingsCard />}
    </Stack>
  )
}
