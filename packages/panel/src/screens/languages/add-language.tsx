import { Select } from '@mantine/core'
import { knownLanguages } from '@vitrine/domain/languages/check-languages'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { nameOfLanguage } from '@vitrine/domain/website/settings/site-languages'

interface AddLanguageProps {
  readonly taken: readonly string[]
  readonly onAdd: (code: string) => void
}

/** The languages that can be added, each by its own name and in English. */
export function AddLanguage({ taken, onAdd }: AddLanguageProps) {
  return (
    <Select
      label="Add a language"
      placeholder="Choose a language"
      data={choices.filter(({ value }) => !taken.includes(value))}
      value={null}
      searchable
      clearable={false}
      maw={420}
      nothingFoundMessage="No language has this name."
      onChange={(code) => code && onAdd(code)}
    />
  )
}

const choices = knownLanguages
  .map((value) => ({ value, label: bothNames(ownNameOf(value), nameOfLanguage(value)) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

function bothNames(own: string, english: string): string {
  return own === english ? own : `${own} – ${english}`
}
