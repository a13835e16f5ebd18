import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { listMailCall, listUnsentMailCall, retryMailCall } from '@vitrine/contract/mail/panel-calls'
import { useRef, useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { toastError, toastSaved } from '../../parts/toast.ts'
import classes from './mailbox.module.css'

type Unsent = ReplyOf<typeof listUnsentMailCall>
type UnsentMail = Unsent['mails'][number]
type Shown = UnsentMail['state'] | 'all'

/** The mail that is still to go out: when it is tried, why it failed, and a way to send it again; nothing when all went out. */
export function Outbox() {
  const query = useCall(listUnsentMailCall, {})
  const [shown, setShown] = useState<Shown>('all')
  const region = useRef<HTMLDivElement>(null)
  if (query.isError) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || query.data.mails.length === 0) return null
  const { mails, counts } = query.data
  const chosen = mails.filter(({ state }) => shown === 'all' || state === shown)
  return (
    <section aria-label="Mail that is not sent yet" ref={region} tabIndex={-1} className={classes.outbox}>
      <PanelCard title="Not sent yet">
        <SegmentedControl
          size="xs"
          aria-label="Which mail is shown"
          value={shown}
          onChange={(value) => setShown(shownStates.find((each) => each === value) ?? 'all')}
          data={shownStates.map((value) => ({
            value,
            label: `${shownLabels[value]} ${countOf(value, counts)}`,
          }))}
        />
        {chosen.length === 0 ? (
          <Text size="sm" c="dimmed" mt="md" role="status">
            No mail is in this state.
          </Text>
        ) : (
          <Stack gap="sm" component="ul" p={0} mt="md" mb={0} className={classes.unsent}>
            {chosen.map((mail) => (
              <UnsentRow key={mail.id} mail={mail} onTried={() => region.current?.focus()} />
            ))}
          </Stack>
        )}
      </PanelCard>
    </section>
  )
}

const shownStates = ['all', 'waiting', 'failed', 'dead'] as const

const shownLabels: Readonly<Record<Shown, string>> = {
  all: 'All',
  waiting: 'Waiting',
  failed: 'Failed',
  dead: 'Given up',
}

function countOf(shown: Shown, counts: Unsent['counts']): number {
  return shown === 'all' ? counts.waiting + counts.failed + counts.dead : counts[shown]
}

interface UnsentRowProps {
  readonly mail: UnsentMail
  readonly onTried: () => void
}

function UnsentRow({ mail, onTried }: UnsentRowProps) {
  const { moment } = useFormat()
  const queries = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const sendAgain = async () => {
    setTrying(true)
    const outcome = await call(retryMailCall, { params: { mailId: mail.id } })
    setTrying(false)
    if (!outcome.ok) return toastError('The mail was not sent again', outcome.refusal.message)
    toastSaved('The mail is being sent')
    onTried()
    await queries.invalidateQueries({ queryKey: [listUnsentMailCall.name] })
    await queries.invalidateQueries({ queryKey: [listMailCall.name] })
  }
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div className={classes.unsentWords}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {nameOf(mail)}
          </Text>
          <StatusBadge tone={tones[mail.state]}>{shownLabels[mail.state]}</StatusBadge>
        </Group>
        <Text size="sm">{[sentence(mail.reason), whenText(mail, moment)].filter(Boolean).join(' ')}</Text>
        {mail.orderId && (
          <LinkText to="/orders/$orderId" params={{ orderId: mail.orderId }} size="sm">
            View order
          </LinkText>
        )}
      </div>
      {mail.state !== 'waiting' && (
        <Button
          size="xs"
          variant="default"
          loading={isTrying}
          aria-label={`Send again: ${nameOf(mail)}`}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
      )}
    </Group>
  )
}

const tones = { waiting: 'calm', failed: 'due', dead: 'bad' } as const

/** The words of a mail server, which end as they like. */
function sentence(reason: string): string {
  return reason === '' || /[.!?]$/.test(reason) ? reason : `${reason}.`
}

function whenText({ state, nextTryAtMs, attempts }: UnsentMail, moment: (ms: number) => string): string {
  if (nextTryAtMs === null)
    return `It was given up after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`
  return `${state === 'waiting' ? 'It is sent' : 'It is tried again'} ${moment(nextTryAtMs)}.`
}

function nameOf({ kind, subject, orderName }: UnsentMail): string {
  return kind === 'letter' ? subject : `${kindLabels[kind]} ${orderName ?? ''}`.trim()
}

const kindLabels: Readonly<Record<Exclude<UnsentMail['kind'], 'letter'>, string>> = {
  placed: 'To the buyer: confirmation of order',
  fulfilled: 'To the buyer: parcel of order',
  canceled: 'To the buyer: cancellation of order',
  'new-order': 'To you: new order',
}
