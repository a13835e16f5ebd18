import { Button, EmptyState } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { hasPart } from '@vitrine/domain/orders/parcels/units-to-pack'
import { PackageX, Printer } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import classes from './packing-slip.module.css'
import { Slip } from './slip.tsx'

const route = getRouteApi('/panel/orders/$orderId/packing-slip')

/** What goes into the parcel: items and where it goes, without prices. Printed by the browser. */
export function PackingSlipScreen() {
  const { orderId } = route.useParams()
  const { parcel } = route.useSearch()
  const query = useCall(readOrderCall, { params: { orderId } })
  return (
    <Shown of={[query]} loading="Loading the order" head={<PageHead title="Packing slip" />}>
      {(read) =>
        parcel !== undefined && !hasPart(read.order, parcel) ? (
          <NoSuchPart orderId={orderId} />
        ) : (
          <ShownSlip orderId={orderId} read={read} parcel={parcel} />
        )
      }
    </Shown>
  )
}

interface ShownSlipProps {
  readonly orderId: string
  readonly read: ReplyOf<typeof readOrderCall>
  readonly parcel: number | undefined
}

function ShownSlip({ orderId, read, parcel }: ShownSlipProps) {
  return (
    <>
      <div className={classes.controls}>
        <PageHead
          title={`Packing slip for order ${orderName(read.order)}`}
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
      <Slip {...read} parcel={parcel} />
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
