import { Drawer, Stack, Text } from '@mantine/core'
import { listBulkActsCall } from '@vitrine/contract/lists/bulk-calls'
import { useCall } from '../../../call/use-call.ts'
import { Shown } from '../../reading/shown.tsx'
import { ActProgress } from './act-progress.tsx'

interface BulkActsDrawerProps {
  /** The name of the call that reads the list beneath. */
  readonly listCall: string
  readonly onClose: () => void
}

/** Acts on many rows of the last days, with what can still be taken back. */
export function BulkActsDrawer({ listCall, onClose }: BulkActsDrawerProps) {
  const query = useCall(listBulkActsCall, {}, { isFresh: true })
  return (
    <Drawer opened onClose={onClose} position="right" title="Bulk acts">
      <Shown of={[query]} loading="Loading bulk acts">
        {(read) => (
          <>
            {read.bulkActs.length === 0 && (
              <Text size="sm" c="dimmed">
                What you change for many rows at once is listed here, and can be undone for 24 hours.
              </Text>
            )}
            <Stack gap="sm">
              {read.bulkActs.map((act) => (
                <ActProgress key={act.id} first={act} listCall={listCall} />
              ))}
            </Stack>
          </>
        )}
      </Shown>
    </Drawer>
  )
}
