import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { type MailRow, mailName, reasonLabel } from './mail-row.ts'
import { MailState } from './mail-state.tsx'

/** The cells of the mailbox by the columns of its description. */
export const mailCells: Readonly<Record<string, (mail: MailRow) => ReactNode>> = {
  subject: (mail) => <NameLink mail={mail} />,
  to: (mail) => <Recipient mail={mail} breaks="break-word" />,
  state: (mail) => <MailState mail={mail} />,
  date: ({ atMs }) => <Moment atMs={atMs} />,
  reason: ({ reason }) => reasonLabel(reason),
  order: (mail) => <OrderLink mail={mail} name={mail.orderName} />,
  attempts: ({ attempts }) => (attempts === 0 ? '' : attempts),
  failure: ({ failure }) => failure,
  next: ({ nextTryAtMs }) => nextTryAtMs !== null && <Moment atMs={nextTryAtMs} />,
}

/** A mail in few lines, as on a phone. */
export function MailCard({ mail }: { readonly mail: MailRow }) {
  return (
    <Stack gap={6}>
      <NameLink mail={mail} />
      <Group justify="space-between" gap="xs">
        <Recipient mail={mail} breaks="anywhere" />
        <Moment atMs={mail.atMs} />
      </Group>
      <MailState mail={mail} />
      <OrderLink mail={mail} name={mail.orderName && `Order ${mail.orderName}`} />
    </Stack>
  )
}

function NameLink({ mail }: { readonly mail: MailRow }) {
  return (
    <LinkText
      to="/mailbox/$mailId"
      params={{ mailId: mail.id }}
      size="sm"
      fw={600}
      style={{ overflowWrap: 'anywhere' }}
    >
      {mailName(mail)}
    </LinkText>
  )
}

interface RecipientProps {
  readonly mail: MailRow
  /** A column of the table is as wide as an address; a phone may be narrower. */
  readonly breaks: 'break-word' | 'anywhere'
}

function Recipient({ mail: { to }, breaks }: RecipientProps) {
  return (
    <Text size="sm" c={to === '' ? 'dimmed' : undefined} style={{ overflowWrap: breaks }}>
      {to || 'You, the owner'}
    </Text>
  )
}

interface OrderLinkProps {
  readonly mail: MailRow
  /** What the link says; '' where the order's name is not known. */
  readonly name: string
}

function OrderLink({ mail: { orderId }, name }: OrderLinkProps) {
  if (orderId === null) return null
  return (
    <LinkText to="/orders/$orderId" params={{ orderId }} size="sm">
      {name || 'View order'}
    </LinkText>
  )
}

function Moment({ atMs }: { readonly atMs: number }) {
  const { moment } = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {moment(atMs)}
    </Text>
  )
}
