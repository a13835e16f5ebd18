import { Stack, Switch, Text, TextInput } from '@mantine/core'
import { mayChangeSetting } from '@vitrine/domain/forms/drafts/check-form-draft'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import type { BuilderCardProps } from './builder-card.ts'
import { errorOf } from './error-of.ts'

/** Whom a mail tells of submissions. */
export function MailCard({ values, errors, change }: BuilderCardProps) {
  const { roles } = useSession().account
  const isOpen = mayChangeSetting('notifyEmail', roles)
  return (
    <PanelCard title="Mail about submissions">
      <Stack>
        {!isOpen && (
          <Text size="sm" c="dimmed">
            Administrators and store managers say who is told: the mail holds what visitors wrote.
          </Text>
        )}
        <Switch
          label="Tell somebody of each submission"
          description="Spam is never told of."
          checked={values.notifies}
          disabled={!isOpen}
          error={errorOf(errors, 'notifies')}
          onChange={({ currentTarget }) => change({ notifies: currentTarget.checked })}
        />
        {values.notifies && (
          <TextInput
            label="Email address"
            description="Empty: the contact email of the site, else its owner."
            type="email"
            autoComplete="off"
            value={values.notifyEmail}
            disabled={!isOpen}
            error={errorOf(errors, 'notifyEmail')}
            onChange={({ currentTarget }) => change({ notifyEmail: currentTarget.value }, 'notifyEmail')}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
