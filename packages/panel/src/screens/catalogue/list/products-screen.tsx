import { Checkbox, Group, NativeSelect, Paper } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { importProductsCall } from '@vitrine/contract/catalogue/import-calls'
import { createProductCall, listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { FileUp, Plus, Table2 } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { pageSize } from '../../../format/paging.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useMay } from '../../../session/may.ts'
import { ProductList } from './product-list.tsx'
import { parseProductSearch, usualDirection } from './product-search.ts'

const route = getRouteApi('/panel/products')

/** The catalogue: find, sort, correct stock, open a product. */
export function ProductsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const mayCreate = useMay(createProductCall)
  const mayImport = useMay(importProductsCall)
  const { text, stock } = search
  const sort = search.sort ?? 'updated'
  const direction = search.direction ?? usualDirection(sort)
  const page = search.page ?? 1
  const products = useCall(
    listProductsCall,
    { query: { text, stock, sort, direction, offset: (page - 1) * pageSize, limit: pageSize } },
    { keepPrevious: true },
  )
  const show = (change: Record<string, unknown>, replace = false) =>
    void navigate({ search: parseProductSearch({ ...search, page: 1, ...change }), replace })

  return (
    <>
      <PageHead
        title="Products"
        actions={
          <>
            <LinkButton
              to="/products/grid"
              search={{ text, stock }}
              variant="default"
              leftSection={<Table2 size={16} aria-hidden />}
            >
              Edit in a grid
            </LinkButton>
            {mayImport && (
              <LinkButton
                to="/products/import"
                variant="default"
                leftSection={<FileUp size={16} aria-hidden />}
              >
                Import
              </LinkButton>
            )}
            {mayCreate && (
              <LinkButton to="/products/new" leftSection={<Plus size={16} aria-hidden />}>
                Add product
              </LinkButton>
            )}
          </>
        }
      />
      <Paper withBorder>
        <Group p="md" gap="sm">
          <SearchBox
            label="Search products"
            text={text ?? ''}
            onSearch={(next) => show({ text: next }, true)}
          />
          <Checkbox
            label="Only what runs low"
            checked={stock === 'low'}
            onChange={({ currentTarget }) => show({ stock: currentTarget.checked ? 'low' : undefined })}
          />
          {isPhone && (
            <SortSelect sort={sort} onSort={(next) => show({ sort: next, direction: undefined })} />
          )}
        </Group>
        <ProductList
          query={products}
          isSearch={text !== undefined || stock !== undefined}
          sort={{ id: sort, isDescending: direction === 'desc' }}
          onSort={(id, isDescending) => show({ sort: id, direction: isDescending ? 'desc' : 'asc' })}
          page={page}
          onPage={(next) => show({ page: next })}
        />
      </Paper>
    </>
  )
}

const sortLabels = [
  { value: 'updated', label: 'Last updated' },
  { value: 'title', label: 'Name' },
  { value: 'stock', label: 'Stock' },
  { value: 'price', label: 'Price' },
]

interface SortSelectProps {
  readonly sort: string
  readonly onSort: (sort: string) => void
}

function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <NativeSelect
      aria-label="Sort by"
      data={sortLabels}
      value={sort}
      onChange={(event) => onSort(event.currentTarget.value)}
    />
  )
}
