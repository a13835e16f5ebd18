import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { OrderDownload } from '@vitrine/contract/downloads/order-download'
import {
  changeDownloadCall,
  readOrderDownloadsCall,
  sendDownloadsCall,
} from '@vitrine/contract/downloads/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { useState } from 'react'
import { type PreparedCall, prepareCall } from '../../../call/prepare-call.ts'
import { readAfter } from '../../../call/stale-reads.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useMay } from '../../../session/may.ts'

/** What the buyer may download, how often it was, and what the owner can do about it. */
export function DownloadsCard({ order }: { readonly order: Order }) {
  const queries = useQueryClient()
  const input = { params: { orderId: order.id } }
  const query = useCall(readOrderDownloadsCall, input, { isFresh: true })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const mayChange = useMay(changeDownloadCall)

  const run = async (act: PreparedCall<unknown>, saved: string) => {
    setBusy(true)
    setProblem(null)
    const outcome = await act()
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    void readAfter(queries, act.made)
    toastSaved(saved)
  }
  const change = (download: OrderDownload, body: Parameters<typeof changeBody>[0], saved: string) =>
    run(
      prepareCall(changeDownloadCall, {
        params: { orderId: order.id, grantId: download.id },
        body: changeBody(body),
      }),
      saved,
    )

  if (query.isLoadingError)
    return (
      <PanelCard title="Downloads">
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      </PanelCard>
    )
  const downloads = query.data?.downloads ?? []
  const isOpen = downloads.some(({ state }) => state === 'open')
  return (
    <PanelCard title="Downloads">
      <Stack gap="md" aria-busy={query.isPending}>
        {query.data && downloads.length === 0 && (
          <Text size="sm" c="dimmed">
            The buyer gets the files when the order is paid.
          </Text>
        )}
        {downloads.map((download) => (
          <Stack key={download.id} gap={6}>
            <DownloadFacts download={download} />
            {mayChange && order.paymentState === 'PAID' && order.fulfillmentStatus !== 'CANCELED' && (
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  disabled={isBusy}
                  onClick={() => void change(download, extension, 'More downloads were given')}
                >
                  Give 5 more and 7 days
                </Button>
                {download.state === 'revoked' ? (
                  <Button
                    size="xs"
                    variant="default"
                    disabled={isBusy}
                    onClick={() =>
                      void change(download, { act: 'restore' }, 'The files can be downloaded again')
                    }
                  >
                    Give back
                  </Button>
                ) : (
                  <Button
                    size="xs"
                    variant="default"
                    color="red"
                    disabled={isBusy}
                    onClick={() =>
                      void change(download, { act: 'revoke' }, 'The files cannot be downloaded any more')
                    }
                  >
                    Take away
                  </Button>
                )}
              </Group>
            )}
          </Stack>
        ))}
        {mayChange && isOpen && (
          <Button
            variant="default"
            w="fit-content"
            disabled={isBusy}
            onClick={() => void run(prepareCall(sendDownloadsCall, input), 'The links are on their way')}
          >
            Send the links again
          </Button>
        )}
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </PanelCard>
  )
}

const extension = { act: 'extend', downloads: 5, days: 7 } as const

function changeBody(
  body: typeof extension | { readonly act: 'revoke' } | { readonly act: 'restore' },
): { act: 'extend'; downloads: number; days: number } | { act: 'revoke' } | { act: 'restore' } {
  return { ...body }
}

function DownloadFacts({ download }: { readonly download: OrderDownload }) {
  const { moment } = useFormat()
  const { title, files, most, used, expiresAtMs, state } = download
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {files.map((file) => (files.length > 1 ? fileText(file) : file.filename)).join(', ')}
      </Text>
      <Text size="xs">
        {most === null ? `Downloaded ${used} times` : `Downloaded ${used} of ${most} times`}
        {expiresAtMs !== null && ` · until ${moment(expiresAtMs)}`}
        {state !== 'open' && ` · ${stateLabels[state]}`}
      </Text>
    </div>
  )
}

/** Each of several files has downloads of its own. */
function fileText({ filename, left }: OrderDownload['files'][number]): string {
  return left === null ? filename : `${filename} (${left} left)`
}

const stateLabels = { revoked: 'taken away', expired: 'time is over', 'used-up': 'used up' } as const
