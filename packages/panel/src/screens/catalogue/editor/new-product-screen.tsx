import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { listShopCollectionsCall } from '@vitrine/contract/catalogue/panel-calls'
import { useRef, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { ProductEditor } from './product-editor.tsx'
import { emptyDraft } from './rules/draft-from-product.ts'
import { type ShopCollection, usableCollections } from './shop-collections.ts'
import { useProductEditor } from './use-product-editor.ts'

/** A new product. */
export function NewProductScreen() {
  const query = useCall(listShopCollectionsCall, {})
  return (
    <>
      <PageHead title="New product" above={<BackLink to="/products">Products</BackLink>} />
      {query.isPending && <ListSkeleton label="Loading" />}
      {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <NewProduct collections={query.data.collections} />}
    </>
  )
}

function NewProduct({ collections }: { readonly collections: readonly ShopCollection[] }) {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const [first] = usableCollections(collections)
  const [draft] = useState(() => emptyDraft(first?.id ?? ''))
  const editing = useProductEditor({ product: null, draft })
  if (!first) {
    return <Alert color="orange">The site has no shop page yet. A product needs one to be found on.</Alert>
  }
  return (
    <ProductEditor
      editing={editing}
      collections={collections}
      isLeaving={isLeaving}
      onSaved={({ id }) => {
        isLeaving.current = true
        void navigate({ to: '/products/$productId', params: { productId: id }, replace: true })
      }}
    />
  )
}
