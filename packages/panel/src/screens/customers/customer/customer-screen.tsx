import { getRouteApi } from '@tanstack/react-router'
import { readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { CustomerView } from './customer-view.tsx'

const route = getRouteApi('/panel/customers/$customerId')

/** One person who bought. */
export function CustomerScreen() {
  const { customerId } = route.useParams()
  const query = useCall(readCustomerCall, { params: { customerId } }, { isFresh: true })
  return (
    <Shown
      of={[query]}
      loading="Loading the customer"
      head={<PageHead title="Customer" above={<BackLink to="/customers">Customers</BackLink>} />}
    >
      {(read) => <CustomerView key={customerId} {...read} />}
    </Shown>
  )
}
