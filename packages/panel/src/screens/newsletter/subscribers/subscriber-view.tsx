import { Group, Stack, Text } from '@mantine/core'
import { subscriberSourceLabels } from '@vitrine/domain/newsletter/subscriber'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { Neighbours } from '../../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { StateBadge } from './state-badge.tsx'
import { SubscriberButtons } from './subscriber-buttons.tsx'
import type { SubscriberRecord } from './subscriber-row.ts'

/** Somebody on a list: what they agreed to, and what happened. */
export function SubscriberView({ subscriber }: { readonly subscriber: SubscriberRecord }) {
  const { id, email, state } = subscriber
  return (
    <>
      <PageHead
        title={email}
        above={
          <Group justify="space-between">
            <BackLink to="/newsletter">Newsletter</BackLink>
            <Neighbours key={id} list="/newsletter" id={id} />
          </Group>
        }
        beside={<StateBadge state={state} />}
        actions={<SubscriberButtons subscriber={subscriber} />}
      />
      <Stack>
        <ConsentCard subscriber={subscriber} />
        <HistoryCard subscriber={subscriber} />
      </Stack>
    </>
  )
}

function ConsentCard({ subscriber }: { readonly subscriber: SubscriberRecord }) {
  const { moment } = useFormat()
  const { name, listName, source, consent, measuring } = subscriber
  const page = consent.pageTitle || consent.pagePath
  return (
    <PanelCard title="Agreed to">
      <Stack gap="md" component="dl" m={0}>
        {name !== '' && <Answer title="Name">{name}</Answer>}
        <Answer title="List">{listName}</Answer>
        <Answer title="Came by">{subscriberSourceLabels[source]}</Answer>
        <Answer title="Words">{consent.text}</Answer>
        <Answer title="When">{moment(consent.atMs)}</Answer>
        {page !== '' && <Answer title="Where">{page}</Answer>}
        {consent.by !== '' && <Answer title="Stated by">{consent.by}</Answer>}
        {measuring && (
          <Answer title="Opens and clicks may be counted">{`${measuring.text} (${moment(measuring.atMs)})`}</Answer>
        )}
      </Stack>
    </PanelCard>
  )
}

function Answer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600}>
        {title}
      </Text>
      <Text component="dd" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  )
}

const stepText: Readonly<Record<SubscriberRecord['steps'][number]['what'], string>> = {
  asked: 'Asked for a confirmation',
  confirmed: 'Confirmed the address',
  subscribed: 'Put on the list',
  unsubscribed: 'Unsubscribed',
  returned: 'Took the leave back',
  bounced: 'Mail came back',
  complained: 'Called the mail spam',
  'waits-again': 'Waits for confirmation again',
  moved: 'Moved to this list',
  'new-address': 'Moved to the new address of their account',
}

function HistoryCard({ subscriber }: { readonly subscriber: SubscriberRecord }) {
  const { moment } = useFormat()
  return (
    <PanelCard title="What happened">
      <Stack gap="xs" component="ol" m={0} pl="md">
        {subscriber.steps.toReversed().map(({ what, atMs, by }) => (
          <li key={`${atMs} ${what}`}>
            <Text size="sm">{stepText[what]}</Text>
            <Text size="xs" c="dimmed">
              {moment(atMs)}
              {by !== '' && `, by ${by}`}
            </Text>
          </li>
        ))}
      </Stack>
    </PanelCard>
  )
}
