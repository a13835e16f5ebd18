import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const checkoutSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/checkout',
  component: lazyRouteComponent(() => import('../screens/selling/checkout-screen.tsx'), 'CheckoutScreen'),
})

const shippingSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/shipping',
  component: lazyRouteComponent(
    () => import('../screens/selling/shipping/shipping-screen.tsx'),
    'ShippingScreen',
  ),
})

const taxesSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/taxes',
  component: lazyRouteComponent(() => import('../screens/selling/taxes/taxes-screen.tsx'), 'TaxesScreen'),
})

const paymentsSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/payments',
  component: lazyRouteComponent(() => import('../screens/selling/payments-screen.tsx'), 'PaymentsScreen'),
})

const merchandisingSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/merchandising',
  component: lazyRouteComponent(
    () => import('../screens/selling/merchandising-screen.tsx'),
    'MerchandisingScreen',
  ),
})

const invoicesSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/invoices',
  component: lazyRouteComponent(
    () => import('../screens/selling/invoices/invoices-screen.tsx'),
    'InvoicesScreen',
  ),
})

const taxReport = createRoute({
  getParentRoute: () => panel,
  path: 'settings/tax-report',
  component: lazyRouteComponent(
    () => import('../screens/selling/invoices/tax-report-screen.tsx'),
    'TaxReportScreen',
  ),
})

const makersSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/makers',
  component: lazyRouteComponent(() => import('../screens/selling/makers-screen.tsx'), 'MakersScreen'),
})

const productFeeds = createRoute({
  getParentRoute: () => panel,
  path: 'settings/product-feeds',
  component: lazyRouteComponent(
    () => import('../screens/selling/product-feeds-screen.tsx'),
    'ProductFeedsScreen',
  ),
})

const currencySettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/currency',
  component: lazyRouteComponent(
    () => import('../screens/selling/currency/currency-screen.tsx'),
    'CurrencyScreen',
  ),
})

const donationSettings = createRoute({
  getParentRoute: () => panel,
  path: 'settings/donations',
  component: lazyRouteComponent(
    () => import('../screens/selling/donations/donations-screen.tsx'),
    'DonationsScreen',
  ),
})

const abandonedCarts = createRoute({
  getParentRoute: () => panel,
  path: 'settings/abandoned-carts',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/reminders/reminders-screen.tsx'), 'RemindersScreen'),
})

/** The rooms of how the shop sells. */
export const sellingRoutes = [
  checkoutSettings,
  shippingSettings,
  taxesSettings,
  paymentsSettings,
  merchandisingSettings,
  invoicesSettings,
  taxReport,
  makersSettings,
  productFeeds,
  currencySettings,
  donationSettings,
  abandonedCarts,
] as const
