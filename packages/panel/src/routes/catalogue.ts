import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { parseGridSearch } from '../screens/catalogue/grid/grid-search.ts'
import { panel } from './panel.ts'

const products = createRoute({
  getParentRoute: () => panel,
  path: 'products',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/catalogue/list/products-screen.tsx'),
    'ProductsScreen',
  ),
})

const grid = createRoute({
  getParentRoute: () => panel,
  path: 'products/grid',
  validateSearch: parseGridSearch,
  component: lazyRouteComponent(() => import('../screens/catalogue/grid/grid-screen.tsx'), 'GridScreen'),
})

const importProducts = createRoute({
  getParentRoute: () => panel,
  path: 'products/import',
  component: lazyRouteComponent(
    () => import('../screens/catalogue/import/import-screen.tsx'),
    'ImportScreen',
  ),
})

// One screen for both: who types on while a new product is saved stays in the field.
const productScreen = lazyRouteComponent(
  () => import('../screens/catalogue/editor/product-screen.tsx'),
  'ProductScreen',
)

const newProduct = createRoute({
  getParentRoute: () => panel,
  path: 'products/new',
  component: productScreen,
})

const product = createRoute({
  getParentRoute: () => panel,
  path: 'products/$productId',
  loader: ({ context: { queries }, params: { productId } }) => {
    readAhead(async () => {
      const { readProductCall, listShopCollectionsCall } = await import(
        '@vitrine/contract/catalogue/panel-calls'
      )
      await Promise.all([
        queries.prefetchQuery(callQuery(readProductCall, { params: { productId } })),
        queries.prefetchQuery(callQuery(listShopCollectionsCall, {})),
      ])
    })
  },
  component: productScreen,
})

const inventory = createRoute({
  getParentRoute: () => panel,
  path: 'inventory',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/inventory/inventory-screen.tsx'), 'InventoryScreen'),
})

/** The rooms of products and of what is on the shelf. */
export const catalogueRoutes = [products, grid, importProducts, newProduct, product, inventory] as const
