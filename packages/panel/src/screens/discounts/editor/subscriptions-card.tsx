import { NumberInput, Radio, Stack } from '@mantine/core'
import {
  mostPayments,
  noSubscriptions,
  type SubscriptionPayments,
} from '@vitrine/domain/discounts/subscription-payments'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { DraftProps } from './discount-draft.ts'

/** For which payments of subscriptions a discount holds. */
export function SubscriptionsCard({ draft, errors, onChange }: DraftProps) {
  const { onSubscriptions = noSubscriptions } = draft
  return (
    <PanelCard title="Subscriptions">
      <Stack>
        <Radio.Group
          label="On subscriptions"
          description="Who subscribes keeps what was promised, also when the discount ends or is changed. A skipped delivery uses up no payment."
          value={onSubscriptions.option}
          onChange={(value) => onChange({ onSubscriptions: choiceOf(value) })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="EXCLUDED" label="It is not for subscriptions" />
            <Radio value="ALL_PAYMENTS" label="It is for every payment" />
            <Radio value="LIMITED_PAYMENTS" label="It is for the first payments" />
          </Stack>
        </Radio.Group>
        {onSubscriptions.option === 'LIMITED_PAYMENTS' && (
          <NumberInput
            label="Number of payments"
            description="The payment with which it begins is the first."
            min={1}
            max={mostPayments}
            allowDecimal={false}
            value={onSubscriptions.payments || ''}
            error={errors.payments}
            onChange={(typed) =>
              onChange({ onSubscriptions: { option: 'LIMITED_PAYMENTS', payments: Number(typed || 0) } })
            }
          />
        )}
      </Stack>
    </PanelCard>
  )
}

function choiceOf(value: string): SubscriptionPayments {
  if (value === 'LIMITED_PAYMENTS') return { option: value, payments: 3 }
  return value === 'ALL_PAYMENTS' ? { option: value } : noSubscriptions
}
