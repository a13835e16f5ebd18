import { Text } from '@mantine/core'
import { changeSubscriptionPriceCall } from '@vitrine/contract/subscriptions/panel-calls'
import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { isTooLittle } from '@vitrine/domain/payments/too-little'
import { priceNoticeDays } from '@vitrine/domain/subscriptions/terms/change-price'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { AmountField } from '../../../parts/amount-field.tsx'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'
import { BuyerTold } from './buyer-told.tsx'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface PriceDialogProps {
  readonly subscription: SubscriptionRecord
  readonly sendsMail: boolean
  readonly onClose: () => void
}

/** Changes the price of a subscription, and says whether its buyer is told. */
export function PriceDialog({ subscription, sendsMail, onClose }: PriceDialogProps) {
  const change = useSubscriptionChange(onClose)
  const { id, unitPriceCents: now, newPrice, currency } = subscription
  const [unitPriceCents, setPrice] = useState(newPrice?.unitPriceCents ?? now)
  const { money } = useFormat()
  const least = money(leastChargeCents(currency), currency)
  const params = { subscriptionId: id }
  const save = () =>
    change.send(
      () => call(changeSubscriptionPriceCall, { params, body: { unitPriceCents } }),
      'The price was changed',
    )
  return (
    <FormDialog
      title="Change the price"
      onClose={onClose}
      onSubmit={() => void save()}
      change={change}
      isCancelAnAct
      action={sendsMail && subscription.email !== '' ? 'Change and tell them' : 'Change'}
    >
      <AmountField
        label="Price of each piece"
        currency={currency}
        value={unitPriceCents}
        onChange={setPrice}
        data-autofocus
      />
      <Text size="sm">
        {unitPriceCents > now ? (
          <>
            A higher price counts for payments that are due in {priceNoticeDays} days or later, so that its
            buyer can cancel before.
          </>
        ) : (
          'A lower price counts from the next payment on.'
        )}
      </Text>
      {isTooLittle(unitPriceCents, currency) && (
        <Text size="sm">A payment of less than {least} is not charged: it is free.</Text>
      )}
      <BuyerTold subscription={subscription} sendsMail={sendsMail} />
    </FormDialog>
  )
}
