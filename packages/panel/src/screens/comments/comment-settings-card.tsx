import { NativeSelect, NumberInput, Stack, Switch } from '@mantine/core'
import { changeCommentSettingsCall, readCommentSettingsCall } from '@vitrine/contract/comments/panel-calls'
import { call } from '../../call/client.ts'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'

const labels = {
  areEnabled: 'Comments under posts and events',
  needApproval: 'I approve each comment before it is public',
  tellsOwner: 'Mail me when a comment waits',
  areThreaded: 'Comments can be answered',
  allowAnonymous: 'A name is not needed',
  allowLikes: 'Comments can be liked',
  allowFlags: 'Comments can be reported',
  flagThreshold: 'Reports that hide a comment until you have looked at it',
  closeAfterDays: 'Days until an item takes no more comments',
  sort: 'Order',
  hasLikes: 'A heart under posts and products',
} as const

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'most-liked', label: 'Most liked first' },
]

const fieldWidth = 'min(100%, 26rem)'

/** How visitors may comment and like. */
export function CommentSettingsCard() {
  return (
    <SettingsForm
      name={readCommentSettingsCall.name}
      label="how visitors may comment"
      source={{
        read: () => call(readCommentSettingsCall, {}),
        change: (stored) => call(changeCommentSettingsCall, { body: stored }),
      }}
      savedText="The settings of comments were saved"
      fieldLabels={labels}
    >
      {(form) => {
        const field = (name: keyof typeof labels, type: 'input' | 'checkbox' = 'input') => ({
          label: labels[name],
          ...form.getInputProps(name, { type }),
        })
        return (
          <PanelCard title="How visitors may comment">
            <Stack align="flex-start">
              <Switch {...field('areEnabled', 'checkbox')} />
              <Switch {...field('needApproval', 'checkbox')} />
              <Switch
                description="At most once an hour, to the contact email of the site, else to its owner."
                {...field('tellsOwner', 'checkbox')}
              />
              <Switch {...field('areThreaded', 'checkbox')} />
              <Switch {...field('allowAnonymous', 'checkbox')} />
              <Switch {...field('allowLikes', 'checkbox')} />
              <Switch {...field('allowFlags', 'checkbox')} />
              <NumberInput
                w={fieldWidth}
                description="0: reports hide nothing"
                min={0}
                max={1000}
                allowDecimal={false}
                {...field('flagThreshold')}
              />
              <NumberInput
                w={fieldWidth}
                description="0: never"
                min={0}
                max={3650}
                allowDecimal={false}
                {...field('closeAfterDays')}
              />
              <NativeSelect w={fieldWidth} data={orders} {...field('sort')} />
              <Switch {...field('hasLikes', 'checkbox')} />
            </Stack>
          </PanelCard>
        )
      }}
    </SettingsForm>
  )
}
