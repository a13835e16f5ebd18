import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { parseSlipsSearch } from '../screens/orders/packing-slip/slips-search.ts'
import { panel } from './panel.ts'

const orders = createRoute({
  getParentRoute: () => panel,
  path: 'orders',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/orders/list/orders-screen.tsx'), 'OrdersScreen'),
})

const order = createRoute({
  getParentRoute: () => panel,
  path: 'orders/$orderId',
  loader: ({ context: { queries }, params: { orderId } }) => {
    readAhead(async () => {
      const { readOrderCall } = await import('@vitrine/contract/orders/panel-calls')
      await queries.prefetchQuery(callQuery(readOrderCall, { params: { orderId } }))
    })
  },
  component: lazyRouteComponent(() => import('../screens/orders/order/order-screen.tsx'), 'OrderScreen'),
})

const packingSlip = createRoute({
  getParentRoute: () => panel,
  path: 'orders/$orderId/packing-slip',
  // An address holds texts alone; what is no number is the moment of no parcel.
  validateSearch: ({ parcel }: Record<string, unknown>): { parcel?: number | undefined } => ({
    parcel: parcel === undefined ? undefined : Number(parcel),
  }),
  component: lazyRouteComponent(
    () => import('../screens/orders/packing-slip/packing-slip-screen.tsx'),
    'PackingSlipScreen',
  ),
})

const packingSlips = createRoute({
  getParentRoute: () => panel,
  path: 'orders/packing-slips',
  validateSearch: parseSlipsSearch,
  component: lazyRouteComponent(
    () => import('../screens/orders/packing-slip/packing-slips-screen.tsx'),
    'PackingSlipsScreen',
  ),
})

const drafts = createRoute({
  getParentRoute: () => panel,
  path: 'orders/drafts',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/proposals/list/proposals-screen.tsx'),
    'ProposalsScreen',
  ),
})

// One screen for both: who types on while a new draft is saved stays in the field.
const draftScreen = lazyRouteComponent(
  () => import('../screens/proposals/editor/proposal-screen.tsx'),
  'ProposalScreen',
)

const newDraft = createRoute({
  getParentRoute: () => panel,
  path: 'orders/drafts/new',
  validateSearch: ({ copy }: Record<string, unknown>): { copy?: string } =>
    typeof copy === 'string' ? { copy } : {},
  component: draftScreen,
})

const draft = createRoute({
  getParentRoute: () => panel,
  path: 'orders/drafts/$draftId',
  component: draftScreen,
})

/** The rooms of orders. */
export const orderRoutes = [orders, order, packingSlip, packingSlips, drafts, newDraft, draft] as const
