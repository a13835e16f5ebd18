import { Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { copyPlaceholders } from '@vitrine/domain/forms/copies/sender-copy'
import { mayChangeSetting } from '@vitrine/domain/forms/drafts/check-form-draft'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import type { BuilderCardProps } from './builder-card.ts'
import { errorOf } from './error-of.ts'

/** What whoever filled in the form is mailed. */
export function CopyCard({ values, usualTexts, errors, change }: BuilderCardProps) {
  const { roles } = useSession().account
  const isOpen = mayChangeSetting('copiesSender', roles)
  return (
    <PanelCard title="Mail to the sender">
      <Stack>
        <Switch
          label="Send a copy to whoever filled it in"
          description="It goes to the address in the email field of the form. Spam gets none, and nobody gets more than a few a day."
          checked={values.copiesSender}
          disabled={!isOpen}
          error={errorOf(errors, 'copiesSender')}
          onChange={({ currentTarget }) => change({ copiesSender: currentTarget.checked }, 'copiesSender')}
        />
        {values.copiesSender && (
          <>
            <TextInput
              label="Subject"
              placeholder={usualTexts.copySubject}
              value={values.copySubject}
              disabled={!isOpen}
              error={errorOf(errors, 'copySubject')}
              onChange={({ currentTarget }) => change({ copySubject: currentTarget.value }, 'copySubject')}
            />
            <Textarea
              label="Text"
              autosize
              minRows={3}
              placeholder={usualTexts.copyText}
              value={values.copyText}
              disabled={!isOpen}
              error={errorOf(errors, 'copyText')}
              onChange={({ currentTarget }) => change({ copyText: currentTarget.value }, 'copyText')}
            />
            <Text size="sm" c="dimmed">
              These names in braces stand for what differs from mail to mail:{' '}
              {copyPlaceholders.map((name) => `{${name}}`).join(', ')}
            </Text>
            <Switch
              label="With the answers"
              description="Anybody can type the address of somebody else: what they wrote then reaches that person in your name."
              checked={values.copyHasAnswers}
              disabled={!isOpen}
              onChange={({ currentTarget }) => change({ copyHasAnswers: currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </PanelCard>
  )
}
