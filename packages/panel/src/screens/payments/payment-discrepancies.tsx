import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { listPaymentDiscrepanciesCall, resolvePaymentCall } from '@vitrine/contract/payments/panel-calls'
import { accountLabels, isAccountKey } from '@vitrine/domain/payments/gateway-keys'
import { TriangleAlert } from 'lucide-react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { useChange } from '../../parts/changes/use-change.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'
import { useMay } from '../../session/may.ts'
import { paymentAdvice } from './payment-advice.ts'

type PaymentDiscrepancy = ReplyOf<typeof listPaymentDiscrepanciesCall>['discrepancies'][number]

/** Payments that do not add up with the orders, what to do about each, and whose books could not be read; nothing when all is well. */
export function PaymentDiscrepancies() {
  const mayRead = useMay(listPaymentDiscrepanciesCall)
  const query = useCall(listPaymentDiscrepanciesCall, {}, { isEnabled: mayRead })
  const { discrepancies = [], unreadBooks = [] } = query.data ?? {}
  return (
    <>
      {discrepancies.length > 0 && (
        <Alert
          color="red"
          icon={<TriangleAlert aria-hidden />}
          title={titleOf(discrepancies)}
          role="alert"
          mb="md"
        >
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {discrepancies.map((discrepancy) => (
              <DiscrepancyRow key={discrepancy.paymentId} discrepancy={discrepancy} />
            ))}
          </Stack>
        </Alert>
      )}
      {unreadBooks.map((key) => (
        <UnreadBooks key={key} gateway={key} />
      ))}
    </>
  )
}

/** Whose books could not be read: what they have of payments is not known, which is no sign that all is well. */
function UnreadBooks({ gateway }: { readonly gateway: string }) {
  const account = isAccountKey(gateway) ? accountLabels[gateway] : 'Test cards'
  return (
    <Alert
      color="yellow"
      icon={<TriangleAlert aria-hidden />}
      title={`The books of ${account} could not be read`}
      mb="md"
    >
      Payments of the last 30 days there were not held against your orders. Please look again in a while. If
      it stays so, check the keys of the account.
    </Alert>
  )
}

function titleOf(discrepancies: readonly PaymentDiscrepancy[]): string {
  const count = discrepancies.length === 1 ? '1 payment' : `${discrepancies.length} payments`
  const haveNoOrder = discrepancies.every(({ orderId }) => orderId === null)
  if (!haveNoOrder) return `${count} ${discrepancies.length === 1 ? 'does' : 'do'} not agree with the orders`
  return `${count} ${discrepancies.length === 1 ? 'has' : 'have'} no order`
}

function DiscrepancyRow({ discrepancy }: { readonly discrepancy: PaymentDiscrepancy }) {
  const { money } = useFormat()
  const advice = paymentAdvice[discrepancy.kind]
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <Text size="sm" fw={600}>
          {money(discrepancy.amountCents, discrepancy.currency)}, payment {discrepancy.paymentId}
        </Text>
        <Text size="sm">{advice.text}</Text>
        {discrepancy.orderId && (
          <LinkText to="/orders/$orderId" params={{ orderId: discrepancy.orderId }} size="sm">
            View the order
          </LinkText>
        )}
      </div>
      {advice.canBeResolved && <ResolveButton paymentId={discrepancy.paymentId} />}
    </Group>
  )
}

function ResolveButton({ paymentId }: { readonly paymentId: string }) {
  const change = useChange<ReplyOf<typeof resolvePaymentCall>>({
    refused: 'The payment could not be put right',
    onDone: ({ outcome, message }) => {
      if (outcome === 'not-returned' || outcome === 'out-of-reach')
        toastError(notReturnedTitle[outcome], message)
      else toastSaved(outcomeText[outcome])
    },
  })
  const resolve = prepareCall(resolvePaymentCall, { params: { paymentId } })
  return (
    <Button
      size="xs"
      variant="default"
      loading={change.state.kind === 'saving'}
      onClick={() => void change.send(resolve)}
    >
      Put it right
    </Button>
  )
}

type Outcome = ReplyOf<typeof resolvePaymentCall>['outcome']

const outcomeText: Readonly<Record<Exclude<Outcome, keyof typeof notReturnedTitle>, string>> = {
  placed: 'The order was placed',
  processing: 'The payment service has the money on its way still: nothing was changed',
  ended: 'The payment is over, and no money was kept',
  returned: 'The payment is over, and its money went back',
  'under-way': 'The payment is over, and its money is on its way back',
}

const notReturnedTitle = {
  'not-returned': 'The payment is over, but its money did not go back yet: it is asked for again by itself',
  'out-of-reach': 'The payment is over, but its money cannot be given back from here',
} as const
