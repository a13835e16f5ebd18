import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id } from '../schemas.ts'
import { mayReadProducts } from './catalogue-policy.ts'
import { listedCount, product, productInput, productRow } from './product-shape.ts'
import { productsList } from './products-list.ts'

const mayChange: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const productParams = Type.Object({ productId: id })

/** The owner's list of products; `q` finds titles, SKUs, categories and tags by the beginnings of their words. */
export const listProductsCall = defineListCall({
  list: productsList,
  name: 'listProducts',
  path: '/api/panel/products',
  policy: mayReadProducts,
  row: productRow,
})

/** The list of products as a file. */
export const exportProductsCall = defineListFile({
  name: 'exportProducts',
  path: '/api/panel/products.csv',
  policy: mayReadProducts,
})

/** The version of the stock of each variant, by its id: how often it was counted; those that never were are left out. */
const stockVersions = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))

const openedProduct = Type.Object({ product, stockVersions })

/** One product, with its stock as it is now. */
export const readProductCall = defineCall({
  name: 'readProduct',
  method: 'GET',
  path: '/api/panel/products/:productId',
  policy: mayReadProducts,
  params: productParams,
  reply: openedProduct,
})

/** Adds a product. Refused with `errors` by field, such as `variants.0.sku`. */
export const createProductCall = defineCall({
  name: 'createProduct',
  method: 'POST',
  path: '/api/panel/products',
  policy: mayChange,
  body: productInput,
  reply: openedProduct,
})

/** Changes a product; 409 when it was changed by someone else since `updatedAtMs`, or, with `stockVersions`, a variant was counted that is counted here. `keepsOldAddress` sends its old address to the new one. */
export const changeProductCall = defineCall({
  name: 'changeProduct',
  method: 'PUT',
  path: '/api/panel/products/:productId',
  policy: mayChange,
  params: productParams,
  body: Type.Object({
    ...productInput.properties,
    updatedAtMs: epochMs,
    keepsOldAddress: Type.Optional(Type.Boolean()),
    stockVersions: Type.Optional(stockVersions),
  }),
  reply: openedProduct,
})

/** Removes a product; its orders keep what they say of it. */
export const removeProductCall = defineCall({
  name: 'removeProduct',
  method: 'DELETE',
  path: '/api/panel/products/:productId',
  policy: mayChange,
  params: productParams,
  reply: Type.Object({}),
})

/** Sets what is on hand of a variant, as counted. 409 when somebody counted since `seenMoves`: nothing is changed then. */
export const changeStockCall = defineCall({
  name: 'changeStock',
  method: 'PUT',
  path: '/api/panel/products/:productId/variants/:variantId/stock',
  policy: mayChange,
  params: Type.Object({ productId: id, variantId: id }),
  body: listedCount,
  reply: Type.Object({ product }),
})

/** The parts of the site that hold products. */
export const listShopCollectionsCall = defineCall({
  name: 'listShopCollections',
  method: 'GET',
  path: '/api/panel/collections',
  policy: mayReadProducts,
  reply: Type.Object({
    collections: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        urlId: Type.String(),
        typeName: Type.String(),
        /** Categories in use, in the order of first use. */
        categories: Type.Array(Type.String()),
      }),
    ),
  }),
})
