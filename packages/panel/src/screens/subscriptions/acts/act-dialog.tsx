import { SegmentedControl, Text } from '@mantine/core'
import { changeSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import type { OwnerAct } from '@vitrine/domain/subscriptions/owner-acts'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'
import { actWordsOf } from './act-words.ts'
import { BuyerTold } from './buyer-told.tsx'
import { useSubscriptionChange } from './use-subscription-change.ts'

interface ActDialogProps {
  readonly act: OwnerAct
  readonly subscription: SubscriptionRecord
  readonly sendsMail: boolean
  readonly onClose: () => void
}

/** Asks before something is done with a subscription. */
export function ActDialog({ act, subscription, sendsMail, onClose }: ActDialogProps) {
  const change = useSubscriptionChange(onClose)
  const [cycles, setCycles] = useState(1)
  const { title, text, button, done } = actWordsOf(act, subscription)
  const { nextCycle: cycle } = subscription
  const body = act === 'pause' ? { act, cycles, cycle } : act === 'skip' ? { act, cycle } : { act }
  const params = { subscriptionId: subscription.id }
  return (
    <ConfirmDialog
      title={title}
      action={button}
      tone={act === 'cancel' || act === 'cancel-now' ? 'danger' : 'plain'}
      change={change}
      isCancelAnAct
      onConfirm={() => void change.send(() => call(changeSubscriptionCall, { params, body }), done)}
      onClose={onClose}
    >
      <Text size="sm">{text}</Text>
      {act !== 'retry' && <BuyerTold subscription={subscription} sendsMail={sendsMail} />}
      {act === 'pause' && (
        <PauseChoice
          most={subscription.mostCycles}
          value={cycles}
          isOfPayments={subscription.isMembership}
          onChange={setCycles}
        />
      )}
    </ConfirmDialog>
  )
}

interface PauseChoiceProps {
  readonly most: number
  readonly value: number
  /** Whether nothing is delivered. */
  readonly isOfPayments: boolean
  readonly onChange: (cycles: number) => void
}

function PauseChoice({ most, value, isOfPayments, onChange }: PauseChoiceProps) {
  const options = Array.from({ length: most }, (_, index) => String(index + 1))
  return (
    <div>
      <Text size="sm" id="pause-cycles" mb={4}>
        {isOfPayments ? 'How many payments are left out' : 'How many deliveries are left out'}
      </Text>
      <SegmentedControl
        aria-labelledby="pause-cycles"
        data={options}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </div>
  )
}
