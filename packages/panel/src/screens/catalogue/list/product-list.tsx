import { EmptyState } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { createProductCall, type listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { Package, SearchX } from 'lucide-react'
import { failureText } from '../../../call/messages.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkButton } from '../../../parts/link-text.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { ListTable } from '../../../parts/lists/list-table.tsx'
import { Pager } from '../../../parts/lists/pager.tsx'
import { useIsPhone } from '../../../parts/use-is-phone.ts'
import { useMay } from '../../../session/may.ts'
import { ProductCard } from './product-card.tsx'
import { productColumns } from './product-cells.tsx'
import { VariantStock } from './variant-stock.tsx'

interface ProductListProps {
  readonly query: UseQueryResult<ReplyOf<typeof listProductsCall>>
  readonly isSearch: boolean
  readonly sort: { readonly id: string; readonly isDescending: boolean }
  readonly onSort: (id: string, isDescending: boolean) => void
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The products that were found: loading, trouble, none, or rows. */
export function ProductList({ query, isSearch, sort, onSort, page, onPage }: ProductListProps) {
  const isPhone = useIsPhone()
  if (query.isPending) return <ListSkeleton label="Loading products" />
  if (query.isError) {
    return <ErrorNotice error={query.error} title={failureText.list} onRetry={() => void query.refetch()} />
  }
  const { products, total } = query.data
  if (products.length === 0) return isSearch ? <NothingFound /> : <NoProducts />
  return (
    <>
      {isPhone ? (
        <CardList label="Products">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </CardList>
      ) : (
        <ListTable
          caption="Products"
          columns={productColumns}
          rows={products}
          sort={sort}
          onSort={onSort}
          isStale={query.isPlaceholderData}
          renderExpanded={(product) => <VariantStock product={product} />}
        />
      )}
      <Pager page={page} total={total} onPage={onPage} />
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<SearchX aria-hidden />}
      title="No products found"
      description="Try another name, SKU, category or tag, or show what is plenty too."
    />
  )
}

function NoProducts() {
  const mayCreate = useMay(createProductCall)
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Package aria-hidden />}
      title="Nothing on the shelf yet"
      description="Add the first product, with a picture and a price, and it is for sale."
    >
      {mayCreate && (
        <EmptyState.Actions>
          <LinkButton to="/products/new">Add product</LinkButton>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
