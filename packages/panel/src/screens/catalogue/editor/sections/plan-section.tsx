import { Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { readTypedAmount } from '@vitrine/domain/money/typed-amount'
import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { isTooLittle } from '@vitrine/domain/payments/too-little'
import { useFormat } from '../../../../format/use-format.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import type { ProductDraft } from '../rules/draft.ts'
import type { SectionProps } from '../section.ts'

/** Whether a product is subscribed to: how often it is paid, and how many times. */
export function PlanSection({ draft, change, errors }: SectionProps) {
  const bind = (field: 'planEvery' | 'planCycles') => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      const part: Partial<ProductDraft> = { [field]: event.currentTarget.value }
      change(() => part)
    },
  })
  return (
    <PanelCard title="Subscription">
      <Stack gap="md">
        <Switch
          label="Sell it as a subscription"
          description="Buyers pay its price again each time, until they cancel. It is bought by itself, apart from the cart."
          checked={draft.hasPlan}
          onChange={(event) => {
            const hasPlan = event.currentTarget.checked
            change(() => ({ hasPlan }))
          }}
        />
        {draft.hasPlan && (
          <>
            <Group gap="sm" align="flex-start">
              <TextInput
                label="Paid every"
                inputMode="numeric"
                maxLength={2}
                w={90}
                error={errors['subscription.interval.value']}
                {...bind('planEvery')}
              />
              <NativeSelect
                label="Period"
                flex="1 1 120px"
                data={units}
                value={draft.planUnit}
                onChange={(event) => {
                  const chosen = units.find(({ value }) => value === event.currentTarget.value)
                  change(() => ({ planUnit: chosen?.value ?? 'MONTH' }))
                }}
              />
            </Group>
            <TextInput
              label="Payments in all"
              description="0: until the buyer cancels."
              inputMode="numeric"
              maxLength={3}
              error={errors['subscription.billingCycles'] ?? errors.subscription}
              {...bind('planCycles')}
            />
            <TooLittleHint variants={draft.variants} />
            <Text size="sm" c="dimmed">
              Who subscribed keeps the price and the period that they agreed to. It needs a way to pay that
              can be charged again: Stripe, or test payments.
            </Text>
          </>
        )}
      </Stack>
    </PanelCard>
  )
}

/** Says that payments at a price that is typed are free, as they are less than is charged. */
function TooLittleHint({ variants }: Pick<ProductDraft, 'variants'>) {
  const { currency } = useSession().site
  const { money } = useFormat()
  const isAny = variants.some(({ price }) => isTooLittle(readTypedAmount(price, currency) ?? 0, currency))
  if (!isAny) return null
  const least = money(leastChargeCents(currency), currency)
  return <Text size="sm">A payment of less than {least} is not charged: it is free.</Text>
}

const units: { value: ProductDraft['planUnit']; label: string }[] = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
  { value: 'YEAR', label: 'Years' },
]
