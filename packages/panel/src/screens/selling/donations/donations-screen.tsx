import { Anchor, Group, Stack, Switch, Text, Textarea } from '@mantine/core'
import {
  changeDonationSettingsCall,
  readDonationSettingsCall,
} from '@vitrine/contract/selling/donation-calls'
import { call } from '../../../call/client.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { AmountsCard } from './amounts-card.tsx'
import type { DonationFields } from './donation-fields.ts'
import { FundsCard } from './funds-card.tsx'

const fieldLabels = {
  isOn: 'Visitors can give',
  funds: 'What is given for',
  suggestedCents: 'Suggested amounts',
  takesOtherAmounts: 'Another amount can be chosen',
  leastCents: 'The least',
  mostCents: 'The most',
  asksForNote: 'A box for a note',
  coverMilliPercent: 'Percent of the payment',
  coverCents: 'And of each payment',
  thanksText: 'Words of thanks',
} as const

/** Whether and how donations are taken. */
export function DonationsScreen() {
  return (
    <>
      <SettingsHead title="Donations" />
      <SettingsForm
        name={readDonationSettingsCall.name}
        label="the donations"
        source={{
          read: () => call(readDonationSettingsCall, {}),
          change: (stored) => call(changeDonationSettingsCall, { body: stored }),
        }}
        savedText="The donations were saved"
        fieldLabels={fieldLabels}
      >
        {(form) => (
          <>
            <GivingCard form={form} />
            <FundsCard form={form} />
            <AmountsCard form={form} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function GivingCard({ form }: { readonly form: DonationFields }) {
  const { isOn } = form.getValues()
  return (
    <PanelCard title="Giving">
      <Stack>
        <Text size="sm">
          People give on a page of its own, by the ways to pay of your shop. Nothing is taxed or sent. Each
          donation stands among your orders, with what it is for; the words of its mails are in Settings,
          Mail.
        </Text>
        <Switch label={fieldLabels.isOn} {...form.getInputProps('isOn', { type: 'checkbox' })} />
        <Switch
          label={fieldLabels.asksForNote}
          {...form.getInputProps('asksForNote', { type: 'checkbox' })}
        />
        <Textarea
          label={fieldLabels.thanksText}
          description="On the page after the payment, and in the mail."
          autosize
          minRows={2}
          maw={520}
          {...form.getInputProps('thanksText')}
        />
        <Group gap="lg">
          {isOn && (
            <Anchor href="/checkout/donate" target="_blank" rel="noopener" size="sm">
              See the page
            </Anchor>
          )}
          <LinkText to="/orders" search={{ f: 'kind:is:donation' }} size="sm">
            All donations
          </LinkText>
        </Group>
      </Stack>
    </PanelCard>
  )
}
