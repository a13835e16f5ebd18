import { PasswordInput, Stack, Switch, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import type { PageSectionProps } from '../page-form.ts'

interface AccessSectionProps extends PageSectionProps {
  /** Whether it has a password already. */
  readonly wasLocked: boolean
}

/** Who sees a page: everybody, those who know a password, nobody. */
export function AccessSection({ form, about, round, wasLocked }: AccessSectionProps) {
  const { isLocked, lockBodyHtml } = form.values
  return (
    <PanelCard title="Visitors">
      <Stack>
        <Switch
          label="Shown to visitors"
          description={about.isHomepage ? 'The home page is always shown.' : 'Hidden pages are not found.'}
          disabled={about.isHomepage}
          {...form.getInputProps('isEnabled', { type: 'checkbox' })}
        />
        {about.kind.contents !== 'link' && (
          <Switch label="Ask for a password" {...form.getInputProps('isLocked', { type: 'checkbox' })} />
        )}
        {isLocked && (
          <>
            <PasswordInput
              label={wasLocked ? 'New password' : 'Password'}
              description={wasLocked ? 'Leave it empty to keep the present one.' : undefined}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
              {...form.getInputProps('password')}
            />
            <TextInput
              label="Headline"
              placeholder={form.values.title}
              description="Above the field in which visitors write the password."
              {...form.getInputProps('lockHeadline')}
            />
            <LazyRichText
              key={round}
              label="Text"
              html={lockBodyHtml}
              minRows={3}
              onChange={(html) => form.setFieldValue('lockBodyHtml', html)}
            />
          </>
        )}
      </Stack>
    </PanelCard>
  )
}
