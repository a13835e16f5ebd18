import { Box, Checkbox, PasswordInput, Radio, Stack, TextInput } from '@mantine/core'
import { changeVisibilityCall, readVisibilityCall } from '@vitrine/contract/website/settings/visibility-calls'
import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'

const choices = [
  { value: 'public', label: 'Everybody', description: 'The site is open.' },
  {
    value: 'password',
    label: 'People who know a password',
    description: 'Visitors enter it once, and search engines stay out.',
  },
  {
    value: 'private',
    label: 'Only people with an account here',
    description: 'You and your staff, signed in. Everybody else sees that the site is not open yet.',
  },
] as const

/** Who may see the site, and what the others read. */
export function VisibilityScreen() {
  return (
    <>
      <SettingsHead title="Who can see the site" />
      <SettingsForm
        name={readVisibilityCall.name}
        label="who can see the site"
        source={{
          read: () => call(readVisibilityCall, {}),
          change: (stored) => call(changeVisibilityCall, { body: stored }),
        }}
        savedText="The visibility of the site was saved"
        fieldLabels={{
          visibility: 'Who can see the site',
          password: 'Password',
          headline: 'Headline of the page',
          bodyHtml: 'Text of the page',
          isTestMode: 'Test mode',
          isTestChosen: 'Test mode for visitors',
        }}
      >
        {(form, round) => {
          const { visibility, password, bodyHtml, isTestMode } = form.getValues()
          return (
            <>
              <PanelCard title="Who can see the site">
                <Radio.Group aria-label="Who can see the site" {...form.getInputProps('visibility')}>
                  <Stack>
                    {choices.map((choice) => (
                      <Radio key={choice.value} {...choice} />
                    ))}
                  </Stack>
                </Radio.Group>
                {visibility === 'public' && isTestMode && (
                  <Checkbox
                    mt="lg"
                    label="Visitors may order with test cards"
                    description="The shop is in test mode: whoever sees the site can place orders that nobody pays. Test mode is turned off under Payments."
                    {...form.getInputProps('isTestChosen', { type: 'checkbox' })}
                  />
                )}
                {visibility === 'password' && (
                  <PasswordInput
                    mt="lg"
                    w="min(100%, 24rem)"
                    label="Password"
                    description={
                      password === maskedSecret
                        ? 'The password is kept. Type another to replace it.'
                        : 'Visitors who know the former one must enter the new one.'
                    }
                    autoComplete="new-password"
                    visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
                    onFocus={(event) => event.currentTarget.select()}
                    {...form.getInputProps('password')}
                  />
                )}
              </PanelCard>
              {visibility !== 'public' && (
                <PanelCard title="What the others read">
                  <TextInput
                    label="Headline of the page"
                    placeholder="The title of the site"
                    {...form.getInputProps('headline')}
                  />
                  <Box mt="md">
                    <LazyRichText
                      key={round}
                      label="Text of the page"
                      html={bodyHtml}
                      onChange={(html) => form.setFieldValue('bodyHtml', html)}
                      minRows={3}
                    />
                  </Box>
                </PanelCard>
              )}
            </>
          )
        }}
      </SettingsForm>
    </>
  )
}
