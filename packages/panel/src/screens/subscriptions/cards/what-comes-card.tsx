import { Alert, Group, Image, Stack, Text } from '@mantine/core'
import { endedAtOnce } from '@vitrine/domain/subscriptions/is-over'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { PlanText } from '../plan-text.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** What comes each time, at which price, and when next. */
export function WhatComesCard({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { money, day } = useFormat()
  const { itemId, productTitle, choice, quantity, currency, plan, imageUrl, isTest, newPrice } = subscription
  const isEnded = subscription.state === 'canceled' || subscription.state === 'expired'
  return (
    <PanelCard title="What comes">
      <Stack gap="sm">
        <Group wrap="nowrap" align="flex-start">
          {imageUrl !== null && <Image src={`${imageUrl}?format=100w`} alt="" w={56} h={56} radius="sm" />}
          <div>
            <LinkText to="/products/$productId" params={{ productId: itemId }} fw={600} size="sm">
              {`${quantity} × ${productTitle}`}
            </LinkText>
            {choice !== '' && <Text size="sm">{choice}</Text>}
          </div>
        </Group>
        <div>
          <NextPrice subscription={subscription} />
          <Text size="sm" c="dimmed">
            <PlanText plan={plan} />
          </Text>
          <Text size="xs" c="dimmed">
            {subscription.isMembership
              ? 'As agreed; taxes are those of each day.'
              : 'As agreed; taxes and delivery are those of each day.'}
          </Text>
          <TaxText subscription={subscription} />
        </div>
        <Discounts subscription={subscription} />
        {newPrice !== null && !isEnded && (
          <Text size="sm">
            {money(newPrice.unitPriceCents * quantity, currency)} from the payment of{' '}
            {day(newPrice.firstAtMs)} on: the buyer was told.
          </Text>
        )}
        <WaitingText subscription={subscription} />
        <NextText subscription={subscription} />
        <OtherCurrency subscription={subscription} />
        {isTest && <Text size="sm">It was begun with a test payment: no money is taken.</Text>}
      </Stack>
    </PanelCard>
  )
}

/** Whether tax is in the price, where the prices of the shop are the other way by now. */
function TaxText({ subscription: { otherTax } }: CardProps) {
  if (otherTax === null) return null
  return (
    <Text size="xs" c="dimmed">
      {otherTax === 'included'
        ? 'It contains tax, as it was agreed, though your prices are without tax now.'
        : 'Tax comes on top of it, as it was agreed, though your prices contain tax now.'}
    </Text>
  )
}

/** Why nothing is charged of what is paid in another currency than the shop sells in. */
function OtherCurrency({ subscription: { otherCurrency, currency, state } }: CardProps) {
  if (otherCurrency === null || state === 'canceled' || state === 'expired') return null
  return (
    <Alert title="It is not charged">
      It is paid in {currency}, and your shop sells in {otherCurrency} now. Change the currency back, or
      cancel it, so that its buyer can begin a new one.
    </Alert>
  )
}

/** The price of the next payment after discounts, and beside it what it was before. */
function NextPrice({ subscription: { prices, priceCents, currency } }: CardProps) {
  const { money } = useFormat()
  const nextCents = prices[0]?.cents ?? priceCents
  return (
    <Group gap="xs" align="baseline">
      <Text fz={28} fw={600}>
        {money(nextCents, currency)}
      </Text>
      {nextCents !== priceCents && (
        <Text size="sm" c="dimmed">
          instead of {money(priceCents, currency)}
        </Text>
      )}
    </Group>
  )
}

/** What it was given when it began, and what follows when that ends. */
function Discounts({ subscription: { discounts, prices, currency } }: CardProps) {
  const { money } = useFormat()
  if (discounts.length === 0) return null
  return (
    <Stack gap={4} component="ul" m={0} pl="md" aria-label="Discounts">
      {discounts.map((each) => (
        <Text key={`${each.id} ${each.code}`} size="sm" component="li">
          {each.code === '' ? each.name : `${each.name} (${each.code})`}: <DiscountText discount={each} />
        </Text>
      ))}
      {laterPrices(prices).map(({ after, cents }) => (
        <Text key={after} size="sm" component="li">
          {after === 1 ? (
            <>After the next payment: {money(cents, currency)}</>
          ) : (
            <>
              After the next {after} payments: {money(cents, currency)}
            </>
          )}
        </Text>
      ))}
    </Stack>
  )
}

/** The prices that follow, each with after how many payments from now. */
function laterPrices(prices: SubscriptionRecord['prices']) {
  let after = 0
  return prices.slice(1).map(({ cents }, at) => {
    after += prices[at]?.payments ?? 0
    return { after, cents }
  })
}

function DiscountText({ discount: { payments, left, next } }: { readonly discount: Discounted }) {
  if (next === 'over') return <>over</>
  if (next === 'not-for-this') return <>not for what comes next</>
  if (payments === null || left === null) return <>every payment</>
  return (
    <>
      {left} of {payments} payments to come
    </>
  )
}

type Discounted = SubscriptionRecord['discounts'][number]

interface CardProps {
  readonly subscription: SubscriptionRecord
}

/** Why it is not charged, and since when. */
function WaitingText({ subscription: { waiting } }: CardProps) {
  const { day } = useFormat()
  if (waiting === null) return null
  return (
    <Text size="sm" fw={600}>
      {waiting.reason === 'sold-out' ? (
        <>Not charged since {day(waiting.sinceMs)}, as it is not in stock. It is tried again each day.</>
      ) : (
        <>Not charged since {day(waiting.sinceMs)}, as it cannot be delivered. It is tried again each day.</>
      )}
    </Text>
  )
}

function NextText({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { day, moment } = useFormat()
  const { state, nextAtMs, endsAtMs, isOver, failures, isTriedNow } = subscription
  switch (state) {
    case 'active':
      return nextAtMs === null ? null : <Text size="sm">Next payment: {moment(nextAtMs)}</Text>
    case 'past-due':
      return (
        <Text size="sm">
          {failures === 1 ? 'The payment failed once.' : <>The payment failed {failures} times.</>}{' '}
          {isTriedNow && 'It is being tried again now.'}
          {!isTriedNow && nextAtMs !== null && <>Tried again: {moment(nextAtMs)}</>}
        </Text>
      )
    case 'paused':
      return <Text size="sm">It could not be charged, and waits for another card.</Text>
    case 'canceled':
      if (endsAtMs === null) return null
      return endedAtOnce({ endsAtMs, history: subscription.history.toReversed() }) ? (
        <Text size="sm">It ended on {day(endsAtMs)}.</Text>
      ) : (
        <LastsText endsAtMs={endsAtMs} isOver={isOver} />
      )
    case 'expired':
      return (
        <>
          <Text size="sm">All of its payments were made.</Text>
          {endsAtMs !== null && <LastsText endsAtMs={endsAtMs} isOver={isOver} />}
        </>
      )
  }
}

function LastsText({ endsAtMs, isOver }: { readonly endsAtMs: number; readonly isOver: boolean }) {
  const { day } = useFormat()
  return (
    <Text size="sm">
      {isOver ? (
        <>What was paid for lasted until {day(endsAtMs)}.</>
      ) : (
        <>What was paid for lasts until {day(endsAtMs)}.</>
      )}
    </Text>
  )
}
