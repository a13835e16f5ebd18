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

// One screen for both: who types on while a new discount is saved stays in the field.
const discountScreen = lazyRouteComponent(
  () => import('../screens/discounts/editor/discount-screen.tsx'),
  'DiscountScreen',
)

const newDiscount = createRoute({
  getParentRoute: () => panel,
  path: 'discounts/new',
  component: discountScreen,
})

const discount = createRoute({
  getParentRoute: () => panel,
  path: 'discounts/$discountId',
  component: discountScreen,
})

/** The rooms of discounts. */
export const discountRoutes = [discounts, newDiscount, discount] as const
