import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { callQuery } from '../call/call-query.ts'
import { readAhead } from '../call/read-ahead.ts'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const customers = createRoute({
  getParentRoute: () => panel,
  path: 'customers',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(
    () => import('../screens/customers/list/customers-screen.tsx'),
    'CustomersScreen',
  ),
})

const customer = createRoute({
  getParentRoute: () => panel,
  path: 'customers/$customerId',
  loader: ({ context: { queries }, params: { customerId } }) => {
    readAhead(async () => {
      const { readCustomerCall } = await import('@vitrine/contract/customers/panel-calls')
      await queries.prefetchQuery(callQuery(readCustomerCall, { params: { customerId } }))
    })
  },
  component: lazyRouteComponent(
    () => import('../screens/customers/customer/customer-screen.tsx'),
    'CustomerScreen',
  ),
})

const members = createRoute({
  getParentRoute: () => panel,
  path: 'members',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/memberships/members-screen.tsx'), 'MembersScreen'),
})

/** The rooms of customers, and of those who are members. */
export const customerRoutes = [customers, customer, members] as const
