import { Grid, Skeleton, Stack } from '@mantine/core'
import { listProductsCall } from '@vitrine/contract/catalogue/panel-calls'
import { listOrdersCall } from '@vitrine/contract/orders/panel-calls'
import { beginSiteCall } from '@vitrine/contract/sites/beginning-calls'
import { readDamageCall } from '@vitrine/contract/website/damage-calls'
import { readStartCall } from '@vitrine/contract/website/start-calls'
import { useCall } from '../../call/use-call.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { useMay } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { PaymentDiscrepancies } from '../payments/payment-discrepancies.tsx'
import { RemoveDemo } from '../sites/remove-demo.tsx'
import { DamageNotice } from './damage-notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LastOrders } from './last-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { SetUpCard } from './set-up-card.tsx'
import { setUpSteps } from './set-up-steps.ts'
import type { Start } from './start-reply.ts'
import { TodayCard } from './today-card.tsx'
import { useIsReading } from './use-is-reading.ts'
import { WhatWaits } from './what-waits.tsx'
import { YourPart } from './your-part.tsx'

/** What is open in the site today. */
export function StartScreen() {
  const { account } = useSession()
  const start = useCall(readStartCall, {}, { isFresh: true })
  const mayReadOrders = useMay(listOrdersCall)
  const mayReadProducts = useMay(listProductsCall)
  const mayReadDamage = useMay(readDamageCall)
  const mayRemoveDemo = useMay(beginSiteCall)
  const isReading = useIsReading()
  const isPhone = useIsPhone()
  const setUp = start.data?.setUp
  const hasOpenSteps = setUp ? setUpSteps(setUp).some(({ isDone }) => !isDone) : false
  const steps = setUp && <SetUpCard setUp={setUp} />
  if (start.isPending || isReading)
    return (
      <>
        <PageHead title={`Hello, ${account.displayName}`} />
        <Skeleton h="80vh" aria-label="Loading what waits" role="status" />
      </>
    )
  return (
    <>
      <PageHead title={`Hello, ${account.displayName}`} />
      <PaymentDiscrepancies />
      {mayReadDamage && <DamageNotice />}
      {/* The other cards hang on nothing of it: they are there all the same. */}
      <Shown of={[start]} loading="Loading what waits" height={80}>
        {() => null}
      </Shown>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            {isPhone && hasOpenSteps && steps}
            {start.data &&
              (seesNothing(start.data) ? (
                <YourPart />
              ) : (
                <WhatWaits waiting={start.data.waiting} hasOpenSteps={hasOpenSteps} />
              ))}
            {mayReadOrders && <LastOrders />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            {!(isPhone && hasOpenSteps) && steps}
            {start.data?.today && <TodayCard today={start.data.today} />}
            {mayReadProducts && <LowStock />}
            {mayRemoveDemo && <RemoveDemo />}
            <FirstSteps />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}

function seesNothing({ waiting }: Start): boolean {
  return Object.values(waiting).every((count) => count === null)
}
