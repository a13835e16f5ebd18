import { Button, Group, Stack, Text } from '@mantine/core'
import type { OrderDownload } from '@vitrine/contract/downloads/order-download'
import {
  changeDownloadCall,
  readOrderDownloadsCall,
  sendDownloadsCall,
} from '@vitrine/contract/downloads/panel-calls'
import type { Order } from '@vitrine/domain/orders/order'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { useMay } from '../../../session/may.ts'

/** What the buyer may download, how often it was, and what the owner can do about it. */
export function DownloadsCard({ order }: { readonly order: Order }) {
  const input = { params: { orderId: order.id } }
  const query = useCall(readOrderDownloadsCall, input, { isFresh: true })
  const acting = useChange<unknown>()
  const problem = refusalIn(acting)?.message
  const isBusy = acting.state.kind === 'saving'
  const mayChange = useMay(changeDownloadCall)

  const change = (download: OrderDownload, body: Parameters<typeof changeBody>[0], saved: string) =>
    acting.send(
      prepareCall(changeDownloadCall, {
        params: { orderId: order.id, grantId: download.id },
        body: changeBody(body, download),
      }),
      saved,
    )

  return (
    <PanelCard title="Downloads">
      <Shown of={[query]} loading="Loading the downloads" height={60}>
        {({ downloads }) => (
          <Stack gap="md">
            {downloads.length === 0 && (
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
            {mayChange && downloads.some(({ state }) => state === 'open') && (
              <Button
                variant="default"
                w="fit-content"
                disabled={isBusy}
                onClick={() =>
                  void acting.send(prepareCall(sendDownloadsCall, input), 'The links are on their way')
                }
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
        )}
      </Shown>
    </PanelCard>
  )
}

const extension = { act: 'extend', downloads: 5, days: 7 } as const

function changeBody(
  body: typeof extension | { readonly act: 'revoke' } | { readonly act: 'restore' },
  { most, expiresAtMs }: OrderDownload,
) {
  // Sent twice, it is given once.
  return body.act === 'extend' ? { ...body, seen: { most, expiresAtMs } } : { ...body }
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
