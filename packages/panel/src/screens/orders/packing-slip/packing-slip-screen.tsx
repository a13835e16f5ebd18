import { Button, EmptyState } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { hasPart } from '@vitrine/domain/orders/parcels/units-to-pack'
import { PackageX, Printer } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { LinkButton } from '../../../parts/link-text.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import classes from './packing-slip.module.css'
import { Slip } from './slip.tsx'

const route = getRouteApi('/panel/orders/$orderId/packing-slip')

/** What goes into the parcel: items and where it goes, without prices. Printed by the browser. */
export function PackingSlipScreen() {
  const { orderId } = route.useParams()
  const { parcel } = route.useSearch()
  const query = useCall(readOrderCall, { params: { orderId } })
  if (!query.data)
    return (
      <>
        <PageHead title="Packing slip" />
        {query.isError ? (
          <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ListSkeleton label="Loading the order" />
        )}
      </>
    )
  if (parcel !== undefined && !hasPart(query.data.order, parcel)) return <NoSuchPart orderId={orderId} />
  return (
    <>
      <div className={classes.controls}>
        <PageHead
          title={`Packing slip for order ${orderName(query.data.order)}`}
          actions={
            <>
              <LinkButton to="/orders/$orderId" params={{ orderId }} variant="default">
                Back to the order
              </LinkButton>
              <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => print()}>
                Print
              </Button>
            </>
          }
        />
      </div>
      <Slip {...query.data} parcel={parcel} />
    </>
  )
}

/** Nothing is printed in the place of a parcel that was undone since: it would be another's slip. */
function NoSuchPart({ orderId }: { readonly orderId: string }) {
  return (
    <>
      <PageHead title="Packing slip" />
      <EmptyState
        py="xl"
        role="status"
        icon={<PackageX aria-hidden />}
        title="This is not there"
        description="The parcel or pickup was undone since, or the address is wrong."
      >
        <EmptyState.Actions>
          <LinkButton to="/orders/$orderId" params={{ orderId }} variant="default">
            Back to the order
          </LinkButton>
        </EmptyState.Actions>
      </EmptyState>
    </>
  )
}
