import { Select } from '@mantine/core'
import { knownLanguages } from '@vitrine/domain/languages/check-languages'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { useState } from 'react'
import { languageName } from '../../parts/names/language-names.ts'
import { shownLanguage } from '../../session/shown-language.ts'

interface AddLanguageProps {
  readonly taken: readonly string[]
  readonly onAdd: (code: string) => void
}

/** The languages that can be added, each by its own name and in the language of the panel. */
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
  .map((value) => ({ value, label: bothNames(ownNameOf(value), languageName(value)) }))
  .sort((one, other) => one.label.localeCompare(other.label, shownLanguage()))

function bothNames(own: string, ours: string): string {
  return own === ours ? own : `${own} – ${ours}`
}
