import { NativeSelect, Stack, Textarea } from '@mantine/core'
import { readCompaniesCall } from '@vitrine/contract/selling/selling-calls'
import { longestWarnings } from '@vitrine/domain/catalogue/safety/product-safety'
import { useCall } from '../../../../call/use-call.ts'
import { LinkText } from '../../../../parts/link-text.tsx'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

/** Who made it, who answers for it, and what it warns of. */
export function SafetySection({ draft, change, errors }: SectionProps) {
  const query = useCall(readCompaniesCall, {}, { isFresh: true })
  const companies = query.data?.value.companies ?? []
  const choicesFor = (value: string) => {
    if (!query.data) return [{ value, label: query.isError ? 'Not available' : 'Loading…' }]
    const isKnown = value === '' || companies.some(({ key }) => key === value)
    return [
      { value: '', label: 'None' },
      ...companies.map(({ key, name }) => ({ value: key, label: name })),
      ...(isKnown ? [] : [{ value, label: 'One that is not there any more' }]),
    ]
  }
  const choice = (field: 'makerKey' | 'responsibleKey') => ({
    data: choicesFor(draft[field]),
    disabled: !query.data,
    value: draft[field],
    error:
      errors[`safety.${field}`] ??
      (query.isError ? 'The makers could not be loaded. Reload the page to choose one.' : undefined),
    onChange: (event: { currentTarget: { value: string } }) => {
      const key = event.currentTarget.value
      change(() => (field === 'makerKey' ? { makerKey: key } : { responsibleKey: key }))
    },
  })
  return (
    <PanelCard title="Safety">
      <Stack gap="md">
        <NativeSelect label="Maker" {...choice('makerKey')} />
        <NativeSelect
          label="Responsible person"
          description="Who answers for it in the European market, if the maker is elsewhere."
          {...choice('responsibleKey')}
        />
        <LinkText to="/settings/makers" size="sm">
          Write down makers
        </LinkText>
        <Textarea
          label="Warnings"
          description="Shown on the page of the product, in the language of your buyers."
          autosize
          minRows={2}
          maxLength={longestWarnings}
          value={draft.warnings}
          error={errors['safety.warnings']}
          onChange={(event) => {
            const warnings = event.currentTarget.value
            change(() => ({ warnings }))
          }}
        />
      </Stack>
    </PanelCard>
  )
}
