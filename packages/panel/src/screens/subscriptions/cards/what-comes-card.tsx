import { Group, Image, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { PlanText } from '../plan-text.tsx'
import type { SubscriptionRecord } from '../subscription-row.ts'

/** What comes each time, at which price, and when next. */
export function WhatComesCard({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { money, day } = useFormat()
  const { itemId, productTitle, choice, quantity, priceCents, currency, plan, imageUrl, isTest, newPrice } =
    subscription
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
          <Text fz={28} fw={600}>
            {money(priceCents, currency)}
          </Text>
          <Text size="sm" c="dimmed">
            <PlanText plan={plan} />
          </Text>
          <Text size="xs" c="dimmed">
            As agreed; taxes and delivery are those of each day.
          </Text>
        </div>
        {newPrice !== null && (
          <Text size="sm">
            {money(newPrice.unitPriceCents * quantity, currency)} for payments from {day(newPrice.fromMs)} on:
            the buyer was told.
          </Text>
        )}
        <NextText subscription={subscription} />
        {isTest && <Text size="sm">It was begun with a test payment: no money is taken.</Text>}
      </Stack>
    </PanelCard>
  )
}

function NextText({ subscription }: { readonly subscription: SubscriptionRecord }) {
  const { moment, day } = useFormat()
  const { state, nextAtMs, endsAtMs, failures } = subscription
  switch (state) {
    case 'active':
      return nextAtMs === null ? null : <Text size="sm">Next payment: {moment(nextAtMs)}</Text>
    case 'past-due':
      return (
        <Text size="sm">
          {failures === 1 ? 'The payment failed once.' : <>The payment failed {failures} times.</>}{' '}
          {nextAtMs !== null && <>Tried again: {moment(nextAtMs)}</>}
        </Text>
      )
    case 'paused':
      return <Text size="sm">It could not be charged, and waits for another card.</Text>
    case 'canceled':
      return endsAtMs === null ? null : <Text size="sm">What was paid for lasts until {day(endsAtMs)}.</Text>
    case 'expired':
      return <Text size="sm">All of its payments were made.</Text>
  }
}
