import { Grid, Stack, Text } from '@mantine/core'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { PageHead } from '../../parts/page-head.tsx'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { PaymentDiscrepancies } from '../payments/payment-discrepancies.tsx'
import { DamageNotice } from './damage-notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LastOrders } from './last-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { OpenOrders } from './open-orders.tsx'

/** What is open in the shop today. */
export function StartScreen() {
  const { account } = useSession()
  const mayReadOrders = useMay(listOrdersCall)
  const mayReadProducts = useMay(listProductsCall)
  const mayReadDamage = useMay(readDamageCall)
  return (
    <>
      <PageHead title={`Hello, ${account.displayName}`} />
      {!mayReadOrders && !mayReadProducts && (
        <Text>Your account has no part in running the shop. Ask its owner for a role.</Text>
      )}
      <PaymentDiscrepancies />
      {mayReadDamage && <DamageNotice />}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            {mayReadOrders && <OpenOrders />}
            {mayReadOrders && <LastOrders />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            {mayReadProducts && <LowStock />}
            <FirstSteps />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}
