import { Button, Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readReviewSettingsCall } from '@vitrine/contract/reviews/panel-calls'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { ReviewSettingsCard } from './review-settings-card.tsx'
import { reviewsRoom } from './reviews-room.tsx'

const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })),
)

const route = getRouteApi('/panel/reviews')

/** What buyers say of products: publish, reject, answer; take others in from a file; and how they are shown. */
export function ReviewsScreen() {
  const navigate = route.useNavigate()
  const maySettle = useMay(readReviewSettingsCall)
  const [isImporting, setImporting] = useState(false)
  return (
    <Stack>
      <PageHead
        title="Reviews"
        actions={
          <Button
            variant="default"
            leftSection={<Upload size={16} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            Import reviews
          </Button>
        }
      />
      <ListScreen
        room={reviewsRoom}
        search={route.useSearch()}
        onShow={(search, isTyped) => void navigate({ search, replace: isTyped })}
      />
      {maySettle && <ReviewSettingsCard />}
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </Stack>
  )
}
