import { Stack, Text } from '@mantine/core'
import { readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { LinkText } from '../../parts/link-text.tsx'
import { OrderList } from '../../parts/order/order-list.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import { SettingsHead } from '../settings/settings-head.tsx'
import { AddLanguage } from './add-language.tsx'
import { LanguageRow } from './language-row.tsx'
import { type LanguagesValue, languagesSource } from './languages-source.ts'

/** The languages in which visitors can read the site. */
export function LanguagesScreen() {
  return (
    <>
      <SettingsHead title="Languages" />
      <SettingsForm
        name={`${readLanguagesCall.name}Settings`}
        label="languages"
        source={languagesSource}
        savedText="Languages were saved"
        fieldLabels={{ defaultLanguage: 'The site’s own language', languages: 'Languages' }}
      >
        {(form) => (
          <>
            <OwnLanguage code={form.getValues().defaultLanguage} />
            <FurtherLanguages form={form} />
          </>
        )}
      </SettingsForm>
    </>
  )
}

function OwnLanguage({ code }: { readonly code: string }) {
  return (
    <PanelCard title="The site’s own language">
      <Text size="sm">
        {ownNameOf(code)}. What you write in pages, products and posts is in this language; it is changed
        under{' '}
        <LinkText to="/settings/region" underline="always">
          Language and region
        </LinkText>
        .
      </Text>
    </PanelCard>
  )
}

function FurtherLanguages({ form }: { readonly form: SettingsFields<LanguagesValue> }) {
  const { languages, defaultLanguage } = form.getValues()
  const move = (from: number, to: number) => {
    const moved = languages.toSpliced(from, 1)
    form.setFieldValue('languages', moved.toSpliced(to, 0, ...languages.slice(from, from + 1)))
  }
  return (
    <PanelCard title="Further languages" beside={<LinkText to="/translate">Translate</LinkText>}>
      <Stack>
        <Text size="sm" c="dimmed">
          {prefixText(defaultLanguage)}
        </Text>
        {languages.length > 0 && (
          <OrderList
            label="Further languages, in the order of the switcher"
            items={languages}
            keyOf={({ code }) => code}
            nameOf={({ code }) => ownNameOf(code)}
            onMove={move}
          >
            {(language, index, grip) => (
              <LanguageRow language={language} index={index} grip={grip} form={form} />
            )}
          </OrderList>
        )}
        <AddLanguage
          taken={[defaultLanguage, ...languages.map(({ code }) => code)]}
          onAdd={(code) => form.setFieldValue('languages', [...languages, newLanguage(code, languages)])}
        />
      </Stack>
    </PanelCard>
  )
}

/** A language that was just chosen: hidden, at the shortest prefix that is free. */
function newLanguage(code: string, others: LanguagesValue['languages']): LanguagesValue['languages'][number] {
  const [bare = code] = code.toLowerCase().split('-')
  const isTaken = others.some(({ slugPrefix }) => slugPrefix === `/${bare}`)
  return { code, enabled: false, slugPrefix: isTaken ? `/${code.toLowerCase()}` : `/${bare}`, fallback: null }
}

/** The example is of a language that the site does not speak by itself. */
function prefixText(ownLanguage: string): string {
  return ownLanguage.startsWith('de')
    ? 'Each has a prefix of its own: the French page of /shop is /fr/shop. What is not translated is shown in the language that stands in for it. Translate first, then let visitors see it.'
    : 'Each has a prefix of its own: the German page of /shop is /de/shop. What is not translated is shown in the language that stands in for it. Translate first, then let visitors see it.'
}
