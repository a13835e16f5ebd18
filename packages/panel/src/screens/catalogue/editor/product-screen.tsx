import { Button } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import {
  listShopCollectionsCall,
  readProductCall,
  removeProductCall,
} from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { VisibilityBadge } from '../list/visibility-badge.tsx'
import { ProductEditor } from './product-editor.tsx'
import { RemoveProduct } from './remove-product.tsx'
import { draftFromProduct } from './rules/draft-from-product.ts'
import type { ShopCollection } from './shop-collections.ts'
import { useProductEditor } from './use-product-editor.ts'

const route = getRouteApi('/panel/products/$productId')

/** A product that is there, to be edited. */
export function ProductScreen() {
  const { productId } = route.useParams()
  const product = useCall(readProductCall, { params: { productId } })
  const collections = useCall(listShopCollectionsCall, {})
  const failed = [product, collections].find((query) => query.isError)

  if (product.data && collections.data) {
    return (
      <OpenProduct
        key={productId}
        product={product.data.product}
        collections={collections.data.collections}
      />
    )
  }
  return (
    <>
      <PageHead title="Product" above={<BackLink to="/products">Products</BackLink>} />
      {failed ? (
        <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <ListSkeleton label="Loading the product" />
      )}
    </>
  )
}

interface OpenProductProps {
  readonly product: Product
  readonly collections: readonly ShopCollection[]
}

function OpenProduct({ product, collections }: OpenProductProps) {
  const { site } = useSession()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const [opened] = useState(() => ({ product, draft: draftFromProduct(product, site) }))
  const editing = useProductEditor(opened)
  const mayRemove = useMay(removeProductCall)
  const collection = collections.find((each) => each.id === product.collectionId)
  return (
    <>
      <PageHead
        title={product.title}
        above={<BackLink to="/products">Products</BackLink>}
        beside={<VisibilityBadge isVisible={product.isVisible} publishFromMs={product.publishFromMs} />}
        actions={
          <>
            {product.isVisible && collection && (
              <Button
                component="a"
                variant="default"
                href={`/${collection.urlId}/${product.urlId}`}
                target="_blank"
                rel="noreferrer"
                leftSection={<ExternalLink size={16} aria-hidden />}
              >
                View in shop
              </Button>
            )}
            {mayRemove && (
              <RemoveProduct
                product={product}
                onRemoved={() => {
                  isLeaving.current = true
                  void navigate({ to: '/products' })
                }}
              />
            )}
          </>
        }
      />
      <ProductEditor
        editing={editing}
        collections={collections}
        isLeaving={isLeaving}
        onSaved={() => undefined}
      />
    </>
  )
}
