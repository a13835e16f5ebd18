import { Alert, Button } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
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
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown, there } from '../../../parts/reading/shown.tsx'
import { useFormKey } from '../../../parts/settings/use-form-key.ts'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { VisibilityBadge } from '../list/visibility-badge.tsx'
import { ProductEditor } from './product-editor.tsx'
import { RemoveProduct } from './remove-product.tsx'
import { draftFromProduct, emptyDraft } from './rules/draft-from-product.ts'
import { type ShopCollection, usableCollections } from './shop-collections.ts'
import { useProductEditor } from './use-product-editor.ts'

/** A product to be edited; without an id in the address a new one. */
export function ProductScreen() {
  const { productId = '' } = useParams({ strict: false })
  const isNew = productId === ''
  const form = useFormKey(productId)
  const product = useCall(readProductCall, { params: { productId } }, { isEnabled: !isNew })
  const collections = useCall(listShopCollectionsCall, {})
  return (
    <Shown
      of={[isNew ? there(null) : product, collections]}
      loading={isNew ? 'Loading' : 'Loading the product'}
      head={
        <PageHead
          title={isNew ? 'New product' : 'Product'}
          above={<BackLink to="/products">Products</BackLink>}
        />
      }
    >
      {(read, shops) => (
        <OpenProduct key={form.key} read={read} collections={shops.collections} onAdded={form.goesOnAt} />
      )}
    </Shown>
  )
}

interface OpenProductProps {
  /** Null: it is being added. */
  readonly read: ReplyOf<typeof readProductCall> | null
  readonly collections: readonly ShopCollection[]
  readonly onAdded: (productId: string) => void
}

function OpenProduct({ read, collections, onAdded }: OpenProductProps) {
  const product = read?.product ?? null
  const { site } = useSession()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const [firstShop] = usableCollections(collections)
  const [opened] = useState(() => ({
    product,
    stockVersions: read?.stockVersions ?? {},
    draft: product ? draftFromProduct(product, site) : emptyDraft(firstShop?.id ?? ''),
  }))
  const editing = useProductEditor(opened)
  const mayRemove = useMay(removeProductCall)
  const collection = product && collections.find((each) => each.id === product.collectionId)
  const goOnWith = async ({ id }: Product) => {
    if (product) return
    onAdded(id)
    isLeaving.current = true
    await navigate({ to: '/products/$productId', params: { productId: id }, replace: true })
    // What was typed while it was saved is unsaved.
    isLeaving.current = false
  }
  return (
    <>
      <PageHead
        title={product?.title ?? 'New product'}
        above={<BackLink to="/products">Products</BackLink>}
        beside={
          product && <VisibilityBadge isVisible={product.isVisible} publishFromMs={product.publishFromMs} />
        }
        actions={
          product && (
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
          )
        }
      />
      {product || firstShop ? (
        <ProductEditor
          editing={editing}
          collections={collections}
          isLeaving={isLeaving}
          onSaved={(saved) => void goOnWith(saved)}
        />
      ) : (
        <Alert color="orange">The site has no shop page yet. A product needs one to be found on.</Alert>
      )}
    </>
  )
}
