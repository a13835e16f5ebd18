import { Alert, Button, Stack, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listPackingSlipsCall } from '@vitrine/contract/orders/panel-calls'
import { orderName } from '@vitrine/domain/orders/order-name'
import { Printer } from 'lucide-react'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { LinkButton } from '../../../parts/link-text.tsx'
import { emptySelectionText } from '../../../parts/lists/acts/act-texts.ts'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import classes from './packing-slip.module.css'
import { Slip } from './slip.tsx'

const route = getRouteApi('/panel/orders/packing-slips')

/** The packing slips of many orders, a sheet of paper each. Printed by the browser. */
export function PackingSlipsScreen() {
  const { number } = useFormat()
  const query = useCall(listPackingSlipsCall, { query: route.useSearch() })
  const { slips = [], isMore = false, senderLines = [] } = query.data ?? {}
  const count = number(slips.length)
  return (
    <>
      <div className={classes.controls}>
        <PageHead
          title="Packing slips"
          actions={
            <>
              <LinkButton to="/orders" variant="default">
                Orders
              </LinkButton>
              {slips.length > 0 && (
                <Button data-primary leftSection={<Printer size={16} aria-hidden />} onClick={() => print()}>
                  {slips.length === 1 ? 'Print 1 packing slip' : `Print ${count} packing slips`}
                </Button>
              )}
            </>
          }
        />
        {isMore && (
          <Alert color="yellow" mb="md">
            These are the first {count} orders. Choose fewer, or a view that shows fewer, to print the others.
          </Alert>
        )}
        <Shown of={[query]} loading="Loading packing slips">
          {() => <> {slips.length === 0 && <Text role="status">{emptySelectionText}</Text>}</>}
        </Shown>
      </div>
      <Stack gap="lg" className={classes.slips}>
        {slips.map(({ order, slip }) => (
          <section key={order.id} aria-label={`Order ${orderName(order)}`} className={classes.sheet}>
            <Slip order={order} slip={slip} senderLines={senderLines} />
          </section>
        ))}
      </Stack>
    </>
  )
}
