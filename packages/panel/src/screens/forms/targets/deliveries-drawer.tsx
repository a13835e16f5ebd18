import { Button, Code, Drawer, Group, Stack, Text } from '@mantine/core'
import {
  listDeliveriesCall,
  sendDeliveryAgainCall,
  sendFailedAgainCall,
} from '@vitrine/contract/forms/target-calls'
import { listedDeliveries } from '@vitrine/domain/forms/targets/delivery'
import { prepareCall } from '../../../call/prepare-call.ts'
import { followMs, useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import type { FormDelivery, FormTarget } from './form-target.ts'

interface DeliveriesDrawerProps {
  readonly target: FormTarget
  readonly onClose: () => void
}

/** What was passed on to a target, what it answered, and what can be sent again. */
export function DeliveriesDrawer({ target, onClose }: DeliveriesDrawerProps) {
  const query = useCall(
    listDeliveriesCall,
    { params: { targetId: target.id } },
    { isFresh: true, everyMs: ({ deliveries }) => deliveries.some(isUnderWay) && followMs },
  )
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={`Deliveries to ${target.name}`}>
      <Shown of={[query]} loading="Loading deliveries">
        {(read) => (
          <>
            {read.deliveries.length === 0 && (
              <Text size="sm" c="dimmed" role="status">
                Nothing was passed on so far. Send a test to see whether it arrives.
              </Text>
            )}
            {target.isOn && mayBeGivenUp(read.deliveries) && <SendFailedAgain targetId={target.id} />}
            <Stack gap="lg" component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Deliveries">
              {read.deliveries.map((each) => (
                <Delivery key={each.id} delivery={each} />
              ))}
            </Stack>
          </>
        )}
      </Shown>
    </Drawer>
  )
}

function isUnderWay({ state, tried }: FormDelivery): boolean {
  return state === 'waiting' && tried === 0
}

/** Whether something was given up, as far as is seen; behind a list that is full nobody sees. */
function mayBeGivenUp(deliveries: readonly FormDelivery[]): boolean {
  const isSeen = deliveries.some(({ state, isTest }) => state === 'failed' && !isTest)
  return isSeen || deliveries.length >= listedDeliveries
}

/** Sends again what was given up, however far back in the log it stands. */
function SendFailedAgain({ targetId }: { readonly targetId: string }) {
  const change = useChange<unknown>({ refused: 'It was not sent again' })
  const again = prepareCall(sendFailedAgainCall, { params: { targetId }, body: {} })
  return (
    <Group justify="flex-end" mb="md">
      <Button
        size="xs"
        loading={change.state.kind === 'saving'}
        onClick={() => void change.send(again, 'What was given up is sent again')}
      >
        Send again all that was given up
      </Button>
    </Group>
  )
}

const states = {
  waiting: { tone: 'due', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Given up' },
} as const

function Delivery({ delivery }: { readonly delivery: FormDelivery }) {
  const { moment, ago } = useFormat()
  const { id, isTest, submissionId, state, createdAtMs, nextAtMs, tries } = delivery
  const change = useChange<unknown>({ refused: 'It was not sent again' })
  const again = prepareCall(sendDeliveryAgainCall, { params: { deliveryId: id }, body: {} })
  const { tone, text } = states[state]
  return (
    <li>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <StatusBadge tone={tone}>{text}</StatusBadge>
            <Text size="sm">{moment(createdAtMs)}</Text>
            {isTest ? (
              <Text size="sm" c="dimmed">
                A test
              </Text>
            ) : (
              <LinkText to="/forms/submissions/$submissionId" params={{ submissionId }} size="sm">
                Submission
              </LinkText>
            )}
          </Group>
          {state === 'waiting' && nextAtMs !== null && tries.length > 0 && (
            <Text size="xs" c="dimmed">
              Tried next: {moment(nextAtMs)}
            </Text>
          )}
        </div>
        <Button
          size="xs"
          variant="default"
          loading={change.state.kind === 'saving'}
          flex="none"
          onClick={() => void change.send(again)}
          aria-label={`Send again what was passed on ${moment(createdAtMs)}`}
        >
          {state === 'waiting' ? 'Try now' : 'Send again'}
        </Button>
      </Group>
      <Stack gap={4} mt={6} component="ol" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Tries">
        {tries.map(({ atMs, status, message, tookMs }) => (
          <li key={atMs}>
            <Text size="xs" c="dimmed">
              {ago(atMs)}
              {status === null ? '' : `, status ${status}`}, {tookMs} ms
            </Text>
            {message !== '' && (
              <Code
                block
                mah={120}
                style={{ overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {message}
              </Code>
            )}
          </li>
        ))}
      </Stack>
    </li>
  )
}
