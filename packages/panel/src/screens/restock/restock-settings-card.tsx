import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { changeRestockSettingsCall, readRestockSettingsCall } from '@vitrine/contract/restock/panel-calls'
import { restockTexts } from '@vitrine/domain/restock/restock-texts'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'

const labels = {
  isOn: 'Visitors can ask to be told when something is back',
  sending: 'They are told',
  invitation: 'Words above the form',
  successText: 'Words when it was sent',
  asksForNews: 'A box to join the mailing list',
  isNewsTicked: 'The box is ticked at first',
} as const

const fieldWidth = 'min(100%, 26rem)'

/** Whether and how visitors are told what is back. */
export function RestockSettingsCard() {
  return (
    <SettingsForm
      name={readRestockSettingsCall.name}
      label="the notices of what is back"
      source={{
        read: () => call(readRestockSettingsCall, {}),
        change: (stored) => call(changeRestockSettingsCall, { body: stored }),
      }}
      savedText="The notices were saved"
      fieldLabels={labels}
    >
      {(form) => (
        <PanelCard title="How visitors are told">
          <Stack align="flex-start">
            <Switch label={labels.isOn} {...form.getInputProps('isOn', { type: 'checkbox' })} />
            <NativeSelect
              w={fieldWidth}
              label={labels.sending}
              description="Each once. The words of the mail are in Settings, Mail."
              data={[
                { value: 'automatic', label: 'By themselves, when stock comes back' },
                { value: 'by-hand', label: 'When you send it from here' },
              ]}
              {...form.getInputProps('sending')}
            />
            <TextInput
              w={fieldWidth}
              label={labels.invitation}
              placeholder={restockTexts.invitation}
              {...form.getInputProps('invitation')}
            />
            <TextInput
              w={fieldWidth}
              label={labels.successText}
              placeholder={restockTexts.success}
              {...form.getInputProps('successText')}
            />
            <Switch label={labels.asksForNews} {...form.getInputProps('asksForNews', { type: 'checkbox' })} />
            <Switch
              label={labels.isNewsTicked}
              description="In the European Union a box that is ticked at first is no consent."
              {...form.getInputProps('isNewsTicked', { type: 'checkbox' })}
            />
          </Stack>
        </PanelCard>
      )}
    </SettingsForm>
  )
}
