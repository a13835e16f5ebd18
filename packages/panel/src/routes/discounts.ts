import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const discounts = createRoute({
  getParentRoute: () => panel,
  path: 'discounts',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/discounts/list/discounts-screen.tsx'),
    'DiscountsScreen',
  ),
})

const newDiscount = createRoute({
  getParentRoute: () => panel,
  path: 'discounts/new',
  component: lazyRouteComponent(
    () => import('../screens/discounts/editor/new-discount-screen.tsx'),
    'NewDiscountScreen',
  ),
})

const discount = createRoute({
  getParentRoute: () => panel,
  path: 'discounts/$discountId',
  component: lazyRouteComponent(
    () => import('../screens/discounts/editor/discount-screen.tsx'),
    'DiscountScreen',
  ),
})

/** The rooms of discounts. */
export const discountRoutes = [discounts, newDiscount, discount] as const
