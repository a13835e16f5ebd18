import { EmptyState, Paper, Text } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { listMailCall } from '@vitrine/contract/mail/panel-calls'
import { Mail } from 'lucide-react'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { pageSize } from '../../format/paging.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { Pager } from '../../parts/lists/pager.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import { MailList } from './mail-list.tsx'
import { MailReader } from './mail-reader.tsx'
import { parseMailSearch } from './mail-search.ts'
import classes from './mailbox.module.css'
import { Outbox } from './outbox.tsx'

const route = getRouteApi('/panel/mailbox')

/** Every message that the shop sent, or would have sent; a list and the message beside it. */
export function MailboxScreen() {
  const { message, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const mail = useCall(
    listMailCall,
    { query: { offset: (page - 1) * pageSize, limit: pageSize } },
    { keepPrevious: true },
  )
  const isReading = message !== undefined
  return (
    <>
      <PageHead title="Mailbox" />
      <Outbox />
      {mail.isPending && <ListSkeleton label="Loading mail" />}
      {mail.isError && (
        <ErrorNotice error={mail.error} title={failureText.list} onRetry={() => void mail.refetch()} />
      )}
      {mail.data?.total === 0 && <NoMail />}
      {mail.data !== undefined && mail.data.total > 0 && (
        <Paper withBorder className={classes.panes}>
          {!(isPhone && isReading) && (
            <div className={classes.list}>
              <MailList messages={mail.data.messages} openId={message} page={page} />
              <Pager
                page={page}
                total={mail.data.total}
                onPage={(next) => void navigate({ search: parseMailSearch({ page: next }) })}
              />
            </div>
          )}
          {!(isPhone && !isReading) && (
            <div className={classes.reader}>
              {isReading ? (
                <MailReader messageId={message} page={page} />
              ) : (
                <Text c="dimmed" ta="center" py={80} size="sm">
                  Choose a message to read it.
                </Text>
              )}
            </div>
          )}
        </Paper>
      )}
    </>
  )
}

function NoMail() {
  return (
    <Paper withBorder>
      <EmptyState
        py="xl"
        role="status"
        icon={<Mail aria-hidden />}
        title="No mail yet"
        description="What the shop sends to customers is kept here."
      />
    </Paper>
  )
}
