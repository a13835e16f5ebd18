import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { listPaymentTroublesCall, resolvePaymentCall } from '@vitrine/contract/payments/panel-calls'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { toastSaved, toastTrouble } from '../../parts/toast.ts'
import { useMay } from '../../session/may.ts'
import { paymentAdvice } from './payment-advice.ts'

type PaymentTrouble = ReplyOf<typeof listPaymentTroublesCall>['troubles'][number]

/** Payments that do not add up with the orders, and what to do about each; nothing when all is well. */
export function PaymentTroubles() {
  const mayRead = useMay(listPaymentTroublesCall)
  const query = useCall(listPaymentTroublesCall, {}, { isEnabled: mayRead })
  const troubles = query.data?.troubles ?? []
  if (troubles.length === 0) return null
  return (
    <Alert color="red" icon={<TriangleAlert aria-hidden />} title={titleOf(troubles)} role="alert" mb="md">
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {troubles.map((trouble) => (
          <TroubleRow key={trouble.paymentId} trouble={trouble} />
        ))}
      </Stack>
    </Alert>
  )
}

function titleOf(troubles: readonly PaymentTrouble[]): string {
  const count = troubles.length === 1 ? '1 payment' : `${troubles.length} payments`
  const haveNoOrder = troubles.every(({ orderId }) => orderId === null)
  if (!haveNoOrder) return `${count} ${troubles.length === 1 ? 'does' : 'do'} not agree with the orders`
  return `${count} ${troubles.length === 1 ? 'has' : 'have'} no order`
}

function TroubleRow({ trouble }: { readonly trouble: PaymentTrouble }) {
  const { money } = useFormat()
  const advice = paymentAdvice[trouble.kind]
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <Text size="sm" fw={600}>
          {money(trouble.amountCents, trouble.currency)}, payment {trouble.paymentId}
        </Text>
        <Text size="sm">{advice.text}</Text>
        {trouble.orderId && (
          <LinkText to="/orders/$orderId" params={{ orderId: trouble.orderId }} size="sm">
            View order #{trouble.orderNumber}
          </LinkText>
        )}
      </div>
      {advice.canBeResolved && <ResolveButton paymentId={trouble.paymentId} />}
    </Group>
  )
}

function ResolveButton({ paymentId }: { readonly paymentId: string }) {
  const queries = useQueryClient()
  const [isResolving, setResolving] = useState(false)
  const resolve = async () => {
    setResolving(true)
    const outcome = await call(resolvePaymentCall, { params: { paymentId } })
    setResolving(false)
    if (!outcome.ok) return toastTrouble('The payment could not be put right', outcome.refusal.message)
    toastSaved(outcome.reply.orderId ? 'The order was placed' : 'The payment is over, and no money was kept')
    await queries.invalidateQueries({ queryKey: [listPaymentTroublesCall.name] })
    await queries.invalidateQueries({ queryKey: [listOrdersCall.name] })
  }
  return (
    <Button size="xs" variant="default" loading={isResolving} onClick={() => void resolve()}>
      Put it right
    </Button>
  )
}
