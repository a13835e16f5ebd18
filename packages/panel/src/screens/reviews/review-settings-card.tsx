import { NumberInput, Stack, Switch, Textarea } from '@mantine/core'
import { changeReviewSettingsCall, readReviewSettingsCall } from '@vitrine/contract/reviews/panel-calls'
import { checkedText } from '@vitrine/domain/reviews/review-texts'
import { sayAsWritten } from '@vitrine/domain/words/say'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'

const labels = {
  isNative: 'Buyers can write reviews, and they are shown',
  needApproval: 'I look at each review before it is public',
  requestDays: 'Days after a delivery until buyers are asked by mail',
  isImported: 'Imported reviews are shown',
  checkedText: 'How you make sure that reviewers bought the product',
} as const

const fieldWidth = 'min(100%, 36rem)'

/** Whether and how reviews are taken and shown. */
export function ReviewSettingsCard() {
  return (
    <SettingsForm
      name={readReviewSettingsCall.name}
      label="how reviews are shown"
      source={{
        read: () => call(readReviewSettingsCall, {}),
        change: (stored) => call(changeReviewSettingsCall, { body: stored }),
      }}
      savedText="The display of reviews was saved"
      fieldLabels={labels}
    >
      {(form) => (
        <PanelCard title="How reviews are shown">
          <Stack align="flex-start">
            <Switch
              label={labels.isNative}
              description="Only by the link in the mail about their order: each is a verified purchase."
              {...form.getInputProps('isNative', { type: 'checkbox' })}
            />
            <Switch
              label={labels.needApproval}
              {...form.getInputProps('needApproval', { type: 'checkbox' })}
            />
            <NumberInput
              w={fieldWidth}
              label={labels.requestDays}
              description="0: nobody is asked. In some countries such mails need consent."
              min={0}
              max={180}
              allowDecimal={false}
              {...form.getInputProps('requestDays')}
              onChange={(days) => form.setFieldValue('requestDays', Number(days || 0))}
            />
            <Switch label={labels.isImported} {...form.getInputProps('isImported', { type: 'checkbox' })} />
            <Textarea
              w={fieldWidth}
              label={labels.checkedText}
              description="The law of the European Union wants it said beside reviews. Left empty, it says what is below."
              placeholder={checkedText({ ...form.getValues(), checkedText: '' }, sayAsWritten)}
              autosize
              minRows={3}
              {...form.getInputProps('checkedText')}
            />
          </Stack>
        </PanelCard>
      )}
    </SettingsForm>
  )
}
