import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listInventoryCall } from '@vitrine/contract/catalogue/inventory-calls'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import type { Line } from './proposal-draft.ts'

interface ProductAdderProps {
  readonly isDisabled: boolean
  readonly error: string | undefined
  readonly onAdd: (line: Line) => void
}

/** Finds something of the catalogue by its words, and adds it at the price of the shop. */
export function ProductAdder({ isDisabled, error, onAdd }: ProductAdderProps) {
  const { money } = useFormat()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 200)
  const query = { ...(asked && { q: asked }), limit: 20 }
  const found = useCall(listInventoryCall, { query }, { keepPrevious: true })
  const rows = found.data?.rows ?? []
  const choices = rows.map((row) => ({
    value: row.id,
    label: `${[row.title, row.variantName].filter(Boolean).join(', ')} · ${row.isSoldApart ? 'in the shop alone' : money(row.priceCents)}`,
    disabled: row.isSoldApart,
  }))
  return (
    <Select
      flex="1 1 260px"
      label="Add a product"
      placeholder="Type a name or SKU"
      data={choices}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={found.isPending ? 'Looking…' : 'Nothing has this name'}
      disabled={isDisabled}
      error={error ?? (found.isError ? 'The products could not be loaded.' : undefined)}
      value={null}
      onChange={(value) => {
        const row = rows.find(({ id }) => id === value)
        if (row)
          onAdd({
            kind: 'product',
            id: newUuid(),
            itemId: row.productId,
            variantId: row.id,
            title: row.title,
            quantity: 1,
            unitPriceCents: row.priceCents,
          })
        setText('')
      }}
    />
  )
}
