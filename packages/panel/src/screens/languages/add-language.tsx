import { Select } from '@mantine/core'
import { knownLanguages } from '@vitrine/domain/languages/check-languages'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { nameOfLanguage } from '@vitrine/domain/website/settings/site-languages'
import { useState } from 'react'

interface AddLanguageProps {
  readonly taken: readonly string[]
  readonly onAdd: (code: string) => void
}

/** The languages that can be added, each by its own name and in English. */
export function AddLanguage({ taken, onAdd }: AddLanguageProps) {
  const [typed, setTyped] = useState('')
  const add = (code: string | null) => {
    if (!code) return
    setTyped('')
    onAdd(code)
  }
  return (
    <Select
      label="Add a language"
      placeholder="Choose a language"
      data={choices.filter(({ value }) => !taken.includes(value))}
      value={null}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      clearable={false}
      maw={420}
      nothingFoundMessage="No language has this name."
      onChange={add}
    />
  )
}

const choices = knownLanguages
  .map((value) => ({ value, label: bothNames(ownNameOf(value), nameOfLanguage(value)) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

function bothNames(own: string, english: string): string {
  return own === english ? own : `${own} – ${english}`
}
