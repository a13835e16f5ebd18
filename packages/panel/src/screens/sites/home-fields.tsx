import { Select, SimpleGrid } from '@mantine/core'
import { currencyDigits } from '@vitrine/domain/money/currencies'
import type { SiteHome } from '@vitrine/domain/selling/site-home'
import { siteLanguages } from '@vitrine/domain/website/settings/site-languages'
import { currencyLabel } from '../../parts/names/currency-names.ts'
import { languageChoices } from '../../parts/names/language-names.ts'
import { TimeZoneField } from '../website/settings/time-zone-field.tsx'

interface HomeFieldsProps {
  readonly value: SiteHome
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (home: SiteHome) => void
}

/** Where an empty site is at home, before prices and dates are written: in settings each can be changed later. */
export function HomeFields({ value, errors, onChange }: HomeFieldsProps) {
  return (
    <SimpleGrid type="container" cols={{ base: 1, '640px': 3 }}>
      <Select
        label="Language of the site"
        description="How dates, numbers and prices are written."
        data={languages}
        value={value.language}
        error={errors.language}
        onChange={(language) => language !== null && onChange({ ...value, language })}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No language has this name."
      />
      <TimeZoneField
        description="The time zone that your days go by."
        value={value.timeZone}
        error={errors.timeZone}
        onChange={(timeZone) => onChange({ ...value, timeZone })}
      />
      <Select
        label="Currency"
        description="The currency that you sell in."
        data={currencies}
        value={value.currency}
        error={errors.currency}
        onChange={(currency) => currency !== null && onChange({ ...value, currency })}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No currency has this name."
      />
    </SimpleGrid>
  )
}

const languages = languageChoices(siteLanguages)

const currencies = Object.keys(currencyDigits).map((code) => ({ value: code, label: currencyLabel(code) }))
