import { EmptyState } from '@mantine/core'
import {
  createProductCall,
  exportProductsCall,
  listProductsCall,
} from '@vitrine/contract/catalogue/panel-calls'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import { Package } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { csvAddressOf } from '../../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { useMay } from '../../../session/may.ts'
import { productActs } from './acts/product-acts.ts'
import { ProductCard } from './product-card.tsx'
import { productCells } from './product-cells.tsx'
import type { ProductRow } from './product-row.ts'
import { VariantStock } from './variant-stock.tsx'

/** The list of products. */
export const productsRoom: ListRoom<ProductRow> = {
  list: productsList,
  read: (query) => callQuery(listProductsCall, { query }),
  nameOf: ({ title }) => title,
  cells: productCells,
  card: (product) => <ProductCard product={product} />,
  opened: { label: 'Stock', content: (product) => <VariantStock product={product} /> },
  acts: productActs,
  csvAddress: csvAddressOf(exportProductsCall),
  empty: <NoProducts />,
}

function NoProducts() {
  const mayCreate = useMay(createProductCall)
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Package aria-hidden />}
      title="No products yet"
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
