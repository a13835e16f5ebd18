import { Radio, Stack } from '@mantine/core'
import { changeRetryTermsCall, readRetryTermsCall } from '@vitrine/contract/subscriptions/settings-calls'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { RetryDaysField } from './retry-days-field.tsx'

/** When payments of subscriptions that failed are tried again, and what follows the last try. */
export function RetryTermsScreen() {
  return (
    <>
      <SettingsHead title="Subscriptions" />
      <SettingsForm
        name={readRetryTermsCall.name}
        label="the terms of subscriptions"
        source={{
          read: () => call(readRetryTermsCall, {}),
          change: (stored) => call(changeRetryTermsCall, { body: stored }),
        }}
        savedText="The terms were saved"
        fieldLabels={labels}
      >
        {(form) => (
          <PanelCard title="When a payment fails">
            <Stack gap="lg">
              <RetryDaysField
                label={labels.retryDays}
                days={form.getValues().retryDays}
                error={form.errors.retryDays}
                onChange={(days) => form.setFieldValue('retryDays', days)}
              />
              <Radio.Group label={labels.endOfRetries} {...form.getInputProps('endOfRetries')}>
                <Stack gap="xs" mt="xs">
                  <Radio
                    value="canceled"
                    label="Cancel it"
                    description="It ends, and its buyer begins a new one if they like."
                  />
                  <Radio
                    value="paused"
                    label="Pause it"
                    description="It goes on as soon as its buyer names another card."
                  />
                </Stack>
              </Radio.Group>
            </Stack>
          </PanelCard>
        )}
      </SettingsForm>
    </>
  )
}

const labels = {
  retryDays: 'Days on which it is tried again',
  endOfRetries: 'After the last try',
}
