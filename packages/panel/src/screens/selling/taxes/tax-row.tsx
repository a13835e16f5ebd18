import { Checkbox, NativeSelect, Paper, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readTaxesCall } from '@vitrine/contract/selling/selling-calls'
import { regionsOf } from '@vitrine/domain/contact/regions'
import { countryChoices } from '../../../parts/names/country-names.ts'
import { PercentField } from '../../../parts/numbers/percent-field.tsx'
import { RowHead } from '../../../parts/rows/row-head.tsx'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'

/** The taxes, to be bound to inputs. */
export type TaxFields = SettingsFields<ReplyOf<typeof readTaxesCall>['value']>

/** A rate: where it is charged, on what, how much, and from when on. */
export function TaxRow({ form, index }: { readonly form: TaxFields; readonly index: number }) {
  const rule = form.getValues().rules[index]
  if (!rule) return null
  const path = `rules.${index}`
  const regions = regionsOf(rule.country)
  const change = (part: Partial<typeof rule>) => form.setFieldValue(path, { ...rule, ...part })
  return (
    <Paper withBorder p="md" component="section" aria-label={`Rate ${index + 1}`}>
      <RowHead
        title={rule.name || `Rate ${index + 1}`}
        removeLabel={`Remove rate ${index + 1}`}
        onRemove={() => form.removeListItem('rules', index)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Country"
          data={countryChoices}
          searchable
          required
          allowDeselect={false}
          {...form.getInputProps(`${path}.country`)}
          onChange={(country) => change({ country: country ?? '', region: null })}
        />
        {regions.length > 0 ? (
          <Select
            label="Region"
            placeholder="The whole country"
            data={regions.map(({ code, name }) => ({ value: code, label: name }))}
            searchable
            clearable
            {...form.getInputProps(`${path}.region`)}
          />
        ) : (
          <TextInput
            label="Region"
            placeholder="The whole country"
            {...form.getInputProps(`${path}.region`)}
            value={rule.region ?? ''}
            onChange={(event) => change({ region: event.currentTarget.value || null })}
          />
        )}
        <TextInput
          label="Name"
          description="Buyers read it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...form.getInputProps(`${path}.name`)}
        />
        <PercentField
          label="Rate (%)"
          value={rule.rateMilliPercent}
          error={form.errors[`${path}.rateMilliPercent`]}
          onChange={(rateMilliPercent) => change({ rateMilliPercent })}
        />
        <NativeSelect
          label="Products"
          data={classes}
          value={rule.productClass ?? ''}
          onChange={(event) => {
            const { productClass: _before, ...rest } = rule
            const isReduced = event.currentTarget.value === 'reduced'
            form.setFieldValue(path, isReduced ? { ...rest, productClass: 'reduced' } : rest)
          }}
        />
        <TextInput type="date" label="From" {...form.getInputProps(`${path}.from`)} value={rule.from ?? ''} />
        <TextInput
          type="date"
          label="Until"
          {...form.getInputProps(`${path}.until`)}
          value={rule.until ?? ''}
        />
        <Checkbox
          label="On delivery, too"
          style={{ alignSelf: 'center' }}
          {...form.getInputProps(`${path}.taxesShipping`, { type: 'checkbox' })}
        />
      </SimpleGrid>
    </Paper>
  )
}

const classes = [
  { value: '', label: 'All without a rate of their own' },
  { value: 'reduced', label: 'Those at the reduced rate' },
]
