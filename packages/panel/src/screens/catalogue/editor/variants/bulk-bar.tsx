import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { weightUnits } from '../../../../format/weight-text.ts'
import { useSession } from '../../../../session/session.ts'
import { typeTraits } from '../rules/product-types.ts'
import { type BulkField, type BulkScope, bulkFields, setForAll } from '../rules/set-for-all.ts'
import type { ChangeDraft, VariantsDraft } from '../section.ts'

const fieldLabels: Record<Exclude<BulkField, 'weight'>, string> = {
  price: 'Price',
  'sale-price': 'Sale price (empty: no sale)',
  stock: 'In stock (empty: unlimited)',
}

interface BulkBarProps {
  readonly draft: VariantsDraft
  readonly change: ChangeDraft
}

/** Sets one field of all variants, or of those with one value, at once. */
export function BulkBar({ draft, change }: BulkBarProps) {
  const { measurement } = useSession().site
  const labelOf = (field: BulkField) =>
    field === 'weight' ? `Weight (${weightUnits[measurement]})` : fieldLabels[field]
  const fields = bulkFields(typeTraits[draft.type])
  const scopes = listScopes(draft)
  const [field, setField] = useState<BulkField>('price')
  const [scopeIndex, setScopeIndex] = useState(0)
  const [typed, setTyped] = useState('')
  const scope = scopes[scopeIndex]?.scope ?? null

  const apply = () => {
    change((now) => ({ variants: setForAll(now.variants, scope, field, typed) }))
    setTyped('')
  }

  return (
    <Group px={20} pb="md" gap="xs" align="flex-end" role="group" aria-label="Set for many variants">
      <NativeSelect
        size="xs"
        label="Set"
        value={field}
        data={fields.map((each) => ({ value: each, label: labelOf(each) }))}
        onChange={(event) => setField(fields.find((each) => each === event.currentTarget.value) ?? 'price')}
      />
      <NativeSelect
        size="xs"
        label="For"
        value={String(scopeIndex)}
        data={scopes.map(({ label }, index) => ({ value: String(index), label }))}
        onChange={(event) => setScopeIndex(Number(event.currentTarget.value))}
      />
      <TextInput
        size="xs"
        label="To"
        w={110}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button
        size="xs"
        variant="default"
        disabled={typed.trim() === '' && (field === 'price' || field === 'weight')}
        onClick={apply}
      >
        Apply
      </Button>
    </Group>
  )
}

function listScopes(draft: VariantsDraft): readonly { label: string; scope: BulkScope }[] {
  const byValue = draft.options.flatMap((option) =>
    option.values.map((value) => ({
      label: `${option.name}: ${value}`,
      scope: { optionName: option.name, value },
    })),
  )
  return [{ label: 'All variants', scope: null }, ...byValue]
}
