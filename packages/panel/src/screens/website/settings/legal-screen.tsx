import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { changeLegalTextsCall, readLegalTextsCall } from '@vitrine/contract/website/settings/legal-calls'
import { legalPages } from '@vitrine/domain/website/settings/legal-texts'
import { call } from '../../../call/client.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { PrivacyOfStatistics } from '../../statistics/settings/privacy-of-statistics.tsx'

/** What owners call them; visitors read the titles in the language of the site. */
const labels = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  returns: 'Returns and refunds',
  imprint: 'Legal notice',
}

const names = ['terms', 'privacy', 'returns', 'imprint'] as const

/** The texts that the law asks for, each with a page of its own. */
export function LegalScreen() {
  return (
    <>
      <SettingsHead title="Legal texts" />
      <SettingsForm
        name={readLegalTextsCall.name}
        label="legal texts"
        source={{
          read: () => call(readLegalTextsCall, {}),
          change: (stored) => call(changeLegalTextsCall, { body: stored }),
        }}
        savedText="The legal texts were saved"
        fieldLabels={labels}
        beneath={<PrivacyOfStatistics />}
      >
        {(form, round) => (
          <Stack>
            <Text size="sm" c="dimmed">
              A text that you write here has a page of its own. Checkout links to terms, privacy and returns;
              a link in a menu of the site leads visitors there from every page. The cookie banner is{' '}
              <Anchor component={Link} to="/website" size="sm" underline="always">
                with the notices on top of pages
              </Anchor>
              .
            </Text>
            {names.map((name) => {
              const title = labels[name]
              const { path } = legalPages[name]
              const html = form.getValues()[name]
              return (
                <PanelCard
                  key={name}
                  title={title}
                  beside={
                    <Group gap={6}>
                      {html !== '' && !form.isDirty(name) ? (
                        <Anchor href={path} target="_blank" size="sm">
                          {path}
                          <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
                            {' '}
                            (opens in a new tab)
                          </span>
                        </Anchor>
                      ) : (
                        <Text size="sm" c="dimmed">
                          {path}
                        </Text>
                      )}
                    </Group>
                  }
                >
                  <LazyRichText
                    key={round}
                    label={title}
                    html={html}
                    onChange={(changed) => form.setFieldValue(name, changed)}
                    minRows={4}
                  />
                </PanelCard>
              )
            })}
          </Stack>
        )}
      </SettingsForm>
    </>
  )
}
