import { Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core'
import { readMailCall } from '@vitrine/contract/mail/panel-calls'
import { shownFromLine } from '@vitrine/domain/website/settings/mail-sender'
import { ArrowLeft } from 'lucide-react'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { MailAsText } from './mail-as-text.tsx'
import type { MailMessage } from './mail-message.ts'
import { parseMailSearch } from './mail-search.ts'
import classes from './mailbox.module.css'

interface MailReaderProps {
  readonly messageId: string
  readonly page: number
}

/** One message, as HTML without scripts and as text. */
export function MailReader({ messageId, page }: MailReaderProps) {
  const query = useCall(readMailCall, { params: { messageId } })
  return (
    <article className={classes.article}>
      <LinkText
        to="/mailbox"
        search={parseMailSearch({ page })}
        hiddenFrom="sm"
        size="sm"
        className={classes.back}
      >
        <ArrowLeft size={16} aria-hidden />
        All messages
      </LinkText>
      {query.isPending && <Skeleton h={320} aria-label="Loading the message" role="status" />}
      {query.isError && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Message message={query.data.message} />}
    </article>
  )
}

function Message({ message }: { readonly message: MailMessage }) {
  const { moment } = useFormat()
  return (
    <Stack gap="sm">
      <Title order={2}>{message.subject}</Title>
      <div>
        <Text size="sm">
          To {message.to}
          <Text span c="dimmed">
            {' '}
            from {shownFromLine(message.from)}
          </Text>
        </Text>
        <Group gap="xs" mt={4}>
          <Text size="xs" c="dimmed">
            {moment(message.sentAtMs)}
          </Text>
          <StatusBadge tone={message.transport === 'smtp' ? 'good' : 'calm'}>
            {message.transport === 'smtp' ? 'Sent' : 'Kept here only'}
          </StatusBadge>
          {message.orderId && (
            <LinkText to="/orders/$orderId" params={{ orderId: message.orderId }} size="xs">
              View order
            </LinkText>
          )}
        </Group>
      </div>
      {message.html === '' ? (
        <MailAsText label="The message as text" text={message.text} />
      ) : (
        <BothVersions message={message} />
      )}
    </Stack>
  )
}

function BothVersions({ message }: { readonly message: MailMessage }) {
  return (
    <Tabs defaultValue="html" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="html">As sent</Tabs.Tab>
        <Tabs.Tab value="text">As text</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="html" pt="sm">
        <iframe className={classes.frame} title="The message" sandbox="" srcDoc={message.html} />
      </Tabs.Panel>
      <Tabs.Panel value="text" pt="sm">
        <MailAsText label="The message as text" text={message.text} />
      </Tabs.Panel>
    </Tabs>
  )
}
