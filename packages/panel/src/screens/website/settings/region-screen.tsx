import { Radio, Select, Stack, Text } from '@mantine/core'
import { changeRegionCall, readRegionCall } from '@vitrine/contract/website/settings/region-calls'
import { siteLanguages } from '@vitrine/domain/website/settings/site-languages'
import { call } from '../../../call/client.ts'
import { languageChoices } from '../../../parts/names/language-names.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { EventsNote } from './events-note.tsx'
import { TimeZoneField } from './time-zone-field.tsx'

const fieldLabels = { language: 'Language', timeZone: 'Time zone', measurement: 'Units' }

/** How the site writes dates and numbers, when its days begin, and how it measures. */
export function RegionScreen() {
  return (
    <>
      <SettingsHead title="Language and region" />
      <SettingsForm
        name={readRegionCall.name}
        label="language and region"
        source={{
          read: () => call(readRegionCall, {}),
          change: (stored) => call(changeRegionCall, { body: stored }),
        }}
        savedText="Language and region were saved"
        fieldLabels={fieldLabels}
      >
        {(form) => (
          <PanelCard title="Where the site is at home">
            <Stack>
              <Select
                label="Language of the site"
                description="How dates, numbers and prices are written, and what browsers and search engines are told. Further languages are under Languages."
                data={languagesWith(form.getValues().language)}
                searchable
                allowDeselect={false}
                nothingFoundMessage="No language has this name."
                {...form.getInputProps('language')}
              />
              <LanguageExample language={form.getValues().language} />
              <TimeZoneField {...form.getInputProps('timeZone')} />
              <EventsNote timeZone={form.getValues().timeZone} />
              <Radio.Group
                label="Units"
                description="How the weight and size of products are written."
                {...form.getInputProps('measurement')}
              >
                <Stack gap="xs" mt="xs">
                  <Radio value="metric" label="Metric: kilograms and centimetres" />
                  <Radio value="imperial" label="Imperial: pounds and inches" />
                </Stack>
              </Radio.Group>
            </Stack>
          </PanelCard>
        )}
      </SettingsForm>
    </>
  )
}

function LanguageExample({ language }: { readonly language: string }) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  return (
    <Text size="sm" c="dimmed">
      For example: {date.format(exampleMs)} · {number.format(1234.5)}
    </Text>
  )
}

/** The second day of April: a day and a month that cannot be mistaken for each other when written as words. */
const exampleMs = Date.UTC(2026, 3, 2)

/** The languages by name; what the site is written in now is among them. */
function languagesWith(present: string) {
  return languageChoices([...new Set([...siteLanguages, present])])
}
