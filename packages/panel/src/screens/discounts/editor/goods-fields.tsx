import { MultiSelect, Stack, TagsInput } from '@mantine/core'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import type { GoodsChoice } from '@vitrine/domain/discounts/discount'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'

interface GoodsFieldsProps {
  readonly label: string
  readonly goods: GoodsChoice
  readonly onChange: (goods: GoodsChoice) => void
}

/** Goods by product, category or tag; nothing chosen is everything. */
export function GoodsFields({ label, goods, onChange }: GoodsFieldsProps) {
  const [text, setText] = useState('')
  const found = useCall(
    listProductsCall,
    { query: { ...(text && { q: text }), limit: 100 } },
    { keepPrevious: true },
  )
  const rows = found.data?.rows ?? []
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const names = { ...known, ...Object.fromEntries(rows.map(({ id, title }) => [id, title])) }
  const ids = [...new Set([...goods.productIds, ...rows.map(({ id }) => id)])]
  return (
    <Stack gap="sm" role="group" aria-label={label}>
      <MultiSelect
        label={label}
        description="Nothing chosen here and below: everything in the shop."
        placeholder={goods.productIds.length === 0 ? 'Every product' : ''}
        data={ids.map((id) => ({ value: id, label: names[id] ?? 'A product' }))}
        value={[...goods.productIds]}
        searchable
        searchValue={text}
        onSearchChange={setText}
        nothingFoundMessage="No product has this name"
        onChange={(productIds) => {
          // Titles of those that are chosen stay known when other words are searched for.
          setKnown(names)
          onChange({ ...goods, productIds })
        }}
      />
      <TagsInput
        label="Or products of these categories"
        value={[...goods.categories]}
        onChange={(categories) => onChange({ ...goods, categories })}
      />
      <TagsInput
        label="Or products with these tags"
        value={[...goods.tags]}
        onChange={(tags) => onChange({ ...goods, tags })}
      />
    </Stack>
  )
}
