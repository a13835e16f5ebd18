import { NumberInput, Stack, Switch, Text, TextInput } from '@mantine/core'
import { changeReminderSettingsCall, readReminderSettingsCall } from '@vitrine/contract/reminders/panel-calls'
import { reminderLimits, usualReminderConsent } from '@vitrine/domain/website/selling/reminder-settings'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'

const labels = {
  isOn: 'Remind buyers who agree to it',
  delayHours: 'Hours after the cart was left',
  consentText: 'Words of the box at the checkout',
} as const

const fieldWidth = 'min(100%, 26rem)'

/** Whether and when buyers are reminded, and by which words they agree. */
export function ReminderSettingsCard() {
  return (
    <SettingsForm
      name={readReminderSettingsCall.name}
      label="the reminders"
      source={{
        read: () => call(readReminderSettingsCall, {}),
        change: (stored) => call(changeReminderSettingsCall, { body: stored }),
      }}
      savedText="The reminders were saved"
      fieldLabels={labels}
    >
      {(form) => (
        <PanelCard title="How buyers are reminded">
          <Stack align="flex-start">
            <Text size="sm">
              The checkout has a box that is not ticked at first. Who ticks it and does not finish the order
              gets one mail, with a link that brings the cart back on any device. Who does not tick it is not
              written to, and stands in no list. The words of the mail are in Settings, Mail.
            </Text>
            <Switch label={labels.isOn} {...form.getInputProps('isOn', { type: 'checkbox' })} />
            <NumberInput
              w={fieldWidth}
              label={labels.delayHours}
              min={1}
              max={reminderLimits.mostHours}
              allowDecimal={false}
              {...form.getInputProps('delayHours')}
            />
            <TextInput
              w={fieldWidth}
              label={labels.consentText}
              description="It is kept with who agrees to it, as they read it."
              placeholder={usualReminderConsent}
              maxLength={reminderLimits.consentText}
              {...form.getInputProps('consentText')}
            />
          </Stack>
        </PanelCard>
      )}
    </SettingsForm>
  )
}
