import { Alert, Stack, Text } from '@mantine/core'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { useState } from 'react'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../../parts/rows/add-row-button.tsx'
import { changeOptionName, changeOptions, type OptionsChange } from '../rules/change-options.ts'
import type { OptionDraft } from '../rules/draft.ts'
import type { SectionProps } from '../section.ts'
import { OptionRow } from './option-row.tsx'

/** What a visitor chooses, such as a colour and a size; the variants follow. */
export function OptionsSection({ draft, change, errors }: SectionProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const { options } = draft

  const apply = (result: OptionsChange) => {
    setProblem(
      result.ok
        ? null
        : `These values make ${result.count} variants; a product can have ${productLimits.variants}.`,
    )
    if (result.ok) change(() => result.part)
  }
  const set = (next: readonly OptionDraft[]) => apply(changeOptions(draft, next, newUuid))

  return (
    <PanelCard title="Options">
      <Stack gap="md">
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            Does it come in several colors or sizes? Add an option, and a variant is made for each
            combination.
          </Text>
        )}
        {options.map((option, index) => (
          <OptionRow
            key={option.key}
            option={option}
            place={index + 1}
            takenNames={options.filter((other) => other !== option).map((other) => other.name.toLowerCase())}
            onName={(name) => apply(changeOptionName(draft, option.key, name, newUuid))}
            onValues={(values) => set(options.with(index, { ...option, values }))}
            onRemove={() => set(options.toSpliced(index, 1))}
          />
        ))}
        <div role="alert">
          {(problem ?? errors.optionNames) && <Alert color="red">{problem ?? errors.optionNames}</Alert>}
        </div>
        {options.length < productLimits.options && (
          <AddRowButton onAdd={() => set([...options, { key: newUuid(), name: '', values: [] }])}>
            Add option
          </AddRowButton>
        )}
      </Stack>
    </PanelCard>
  )
}
