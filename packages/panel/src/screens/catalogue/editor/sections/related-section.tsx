import { MultiSelect } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { listProductsCall, readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { useState } from 'react'
import { callQuery } from '../../../../call/call-query.ts'
import { useCall } from '../../../../call/use-call.ts'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import type { SectionProps } from '../section.ts'

/** Products that are shown on its page. */
export function RelatedSection({ draft, change, errors }: SectionProps) {
  const [text, setText] = useState('')
  const query = { ...(text && { q: text }), limit: 100 }
  const found = useCall(listProductsCall, { query }, { keepPrevious: true })
  const rows = (found.data?.rows ?? []).filter(
    ({ collectionId, urlId }) => collectionId !== draft.collectionId || urlId !== draft.urlId,
  )
  const chosen = useQueries({
    queries: draft.relatedIds.map((id) => callQuery(readProductCall, { params: { productId: id } })),
  })
  const labelOf = (index: number) => {
    const asked = chosen[index]
    return asked?.data?.product.title ?? (asked?.isError ? 'One that is not there any more' : 'Loading…')
  }
  const choices = [
    ...draft.relatedIds.map((value, index) => ({ value, label: labelOf(index) })),
    ...rows.flatMap(({ id, title }) => (draft.relatedIds.includes(id) ? [] : [{ value: id, label: title }])),
  ]
  return (
    <PanelCard title="Related products">
      <MultiSelect
        label="Products shown with it"
        description="They stand first on its page, in this order, where your template shows related products. Others of its category follow."
        data={choices}
        value={[...draft.relatedIds]}
        error={
          errors.relatedIds ??
          (found.isError ? 'The products could not be loaded. Reload the page to choose some.' : undefined)
        }
        maxValues={productLimits.related}
        searchable
        searchValue={text}
        onSearchChange={setText}
        nothingFoundMessage={found.isPending ? 'Loading…' : 'No product has this name'}
        onChange={(relatedIds) => change(() => ({ relatedIds }))}
      />
    </PanelCard>
  )
}
