import { Group, Select } from '@mantine/core'
import { mayTranslateKind } from '@vitrine/contract/languages/translation-policy'
import { stateLabels, translationKinds } from '@vitrine/domain/languages/translation'
import { ownNameOf } from '@vitrine/domain/website/languages/site-language'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { useSession } from '../../../session/session.ts'
import { kindLabels } from './state-words.tsx'
import type { TranslateSearch } from './translate-search.ts'

interface TranslateFiltersProps {
  readonly search: TranslateSearch
  readonly codes: readonly string[]
  readonly onChange: (change: Record<string, unknown>) => void
}

/** Which language is looked at, and what of the site. */
export function TranslateFilters({ search, codes, onChange }: TranslateFiltersProps) {
  const { roles } = useSession().account
  const kinds = translationKinds.filter((kind) => mayTranslateKind(roles, kind))
  return (
    <Group p="md" align="flex-end">
      <Select
        label="Language"
        data={codes.map((code) => ({ value: code, label: ownNameOf(code) }))}
        value={search.language ?? null}
        allowDeselect={false}
        onChange={(language) => onChange({ language })}
      />
      <Select
        label="Shown"
        data={[{ value: '', label: 'Everything' }, ...optionsOf(stateLabels)]}
        value={search.state ?? ''}
        allowDeselect={false}
        onChange={(state) => onChange({ state })}
      />
      <Select
        label="Kind"
        data={[
          { value: '', label: 'All kinds' },
          ...kinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
        ]}
        value={search.kind ?? ''}
        allowDeselect={false}
        onChange={(kind) => onChange({ kind })}
      />
      <SearchBox label="Search titles" text={search.q ?? ''} onSearch={(q) => onChange({ q })} />
    </Group>
  )
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
