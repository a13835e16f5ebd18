import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const restock = createRoute({
  getParentRoute: () => panel,
  path: 'restock',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/restock/restock-screen.tsx'), 'RestockScreen'),
})

/** The room of those who wait for what is sold out. */
export const restockRoutes = [restock] as const
