import { Stack, Switch, Text } from '@mantine/core'
import { listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { installmentText } from '@vitrine/domain/selling/check-installments'
import { useCall } from '../../../call/use-call.ts'
import { AmountField } from '../../../parts/amount-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import type { PaymentMethods } from '../payment-methods.ts'

/** Whether visitors are told of payment in installments by Afterpay or Clearpay. */
export function InstallmentsCard({ form }: { readonly form: SettingsFields<PaymentMethods> }) {
  const { provider, isShown } = form.getValues().installments
  const accounts = useCall(listPaymentAccountsCall, {})
  const hasStripe = accounts.data !== undefined && accounts.data.stripe !== 'off'
  const obstacle = provider === '' ? installmentText.nowhere : hasStripe ? null : installmentText.noStripe
  return (
    <PanelCard title="Payment in installments">
      <Stack>
        <Text size="sm">
          Pages of goods that you send, and carts of nothing else, say what each of four payments would be.
          Stripe takes them once Afterpay or Clearpay is switched on in your account there; buyers choose it
          when they pay.
        </Text>
        {obstacle && !isShown ? (
          <Text size="sm" c="dimmed">
            {obstacle}
          </Text>
        ) : (
          <Switch
            label="Say what four payments would be"
            {...form.getInputProps('installments.isShown', { type: 'checkbox' })}
          />
        )}
        {isShown && (
          <>
            <AmountField
              label="Smallest amount"
              description="Your account at Stripe tells the smallest and the largest amount. A price must be more than this."
              maw={420}
              {...form.getInputProps('installments.leastCents')}
            />
            <AmountField
              label="Largest amount"
              description="And no more than this."
              maw={420}
              {...form.getInputProps('installments.mostCents')}
            />
          </>
        )}
      </Stack>
    </PanelCard>
  )
}
