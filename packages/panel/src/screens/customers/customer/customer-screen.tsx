import { getRouteApi } from '@tanstack/react-router'
import { readCustomerCall } from '@vitrine/contract/customers/panel-calls'
import { useCall } from '../../../call/use-call.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { CustomerView } from './customer-view.tsx'

const route = getRouteApi('/panel/customers/$customerId')

/** One person who bought. */
export function CustomerScreen() {
  const { customerId } = route.useParams()
  const query = useCall(readCustomerCall, { params: { customerId } }, { isFresh: true })
  if (query.data) return <CustomerView key={customerId} {...query.data} />
  return (
    <>
      <PageHead title="Customer" above={<BackLink to="/customers">Customers</BackLink>} />
      {query.isError ? (
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the customer" />
      )}
    </>
  )
}
