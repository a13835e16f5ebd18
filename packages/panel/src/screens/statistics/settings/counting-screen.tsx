import { Anchor, Checkbox, Stack, Switch, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { changeInsightSettingsCall, readInsightSettingsCall } from '@vitrine/contract/insight/panel-calls'
import { call } from '../../../call/client.ts'
import { CountField } from '../../../parts/numbers/count-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { PrivacyCard } from './privacy-card.tsx'

type Counting = ReplyOf<typeof readInsightSettingsCall>['value']
interface FieldsProps {
  readonly form: SettingsFields<Counting>
}

/** How visits are counted. */
export function CountingScreen() {
  return (
    <>
      <SettingsHead title="Statistics" />
      <SettingsForm
        name={readInsightSettingsCall.name}
        label="the settings of statistics"
        source={{
          read: () => call(readInsightSettingsCall, {}),
          change: (stored) => call(changeInsightSettingsCall, { body: stored }),
        }}
        savedText="The settings of statistics were saved"
        fieldLabels={{
          isOn: 'Count visits',
          usesCookies: 'Cookies',
          keptMonths: 'Months that counts are kept',
        }}
      >
        {(form) => (
          <>
            <CountingCard form={form} />
            {form.getValues().isOn && <CookiesCard form={form} />}
            <PrivacyCard settings={form.getValues()} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function CountingCard({ form }: FieldsProps) {
  const { isOn, keptMonths } = form.getValues()
  return (
    <PanelCard title="Counting">
      <Stack>
        <Switch
          label="Count visits"
          description="Your own server counts, and tells nobody else. Network addresses are not stored."
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
        {isOn ? (
          <CountField
            label="Months that counts are kept"
            description="Older counts of days are removed. Of single visits nothing is kept longer than two days, whatever you enter here."
            maw={320}
            least={1}
            most={60}
            value={keptMonths}
            error={form.errors.keptMonths}
            onChange={(months) => form.setFieldValue('keptMonths', months)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            Pages load nothing that counts. What was counted stays until its months are over.
          </Text>
        )}
      </Stack>
    </PanelCard>
  )
}

function CookiesCard({ form }: FieldsProps) {
  const { usesCookies } = form.getValues()
  return (
    <PanelCard title="Cookies">
      <Stack>
        <Checkbox
          label="Know visitors again by cookies"
          description="Scripts and services of older templates may want these cookies. The statistics here need none."
          {...form.getInputProps('usesCookies', { type: 'checkbox' })}
        />
        <Text size="sm" c="dimmed">
          {usesCookies
            ? 'Cookies for statistics need consent in most of Europe. They are set for who accepts them in the cookie banner. Where the banner keeps only what the shop needs until a visitor accepts, nobody gets them before that; where there is no such banner, everybody gets them who has not declined. Browsers that ask not to be tracked never get them.'
            : 'To count visits nothing is stored in the browsers of visitors. A visit is known for a day, by a number that your server makes of the network address and the kind of browser with a secret that is thrown away. So nobody has to be asked for consent to cookies of statistics. While a toggle or a test gives visitors different things, a random number is kept in the tab until it is closed.'}
        </Text>
        <Text size="sm">
          <Anchor component={Link} to="/website" size="sm" underline="always">
            The cookie banner
          </Anchor>{' '}
          is with the notices on top of pages.
        </Text>
      </Stack>
    </PanelCard>
  )
}
