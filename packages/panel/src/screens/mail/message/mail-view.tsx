import { Group, Stack, Tabs, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readMailCall } from '@vitrine/contract/mail/panel-calls'
import { shownFromLine } from '@vitrine/domain/website/settings/mail-sender'
import { useFormat } from '../../../format/use-format.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { LinkText } from '../../../parts/link-text.tsx'
import { Neighbours } from '../../../parts/lists/trail/neighbours.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { MailAsText } from '../../../parts/preview/mail-as-text.tsx'
import { mailName, reasonLabel } from '../list/mail-row.ts'
import { MailState } from '../list/mail-state.tsx'
import classes from '../mailbox.module.css'

type Mail = ReplyOf<typeof readMailCall>['mail']

/** One mail: how it stands, and as HTML without scripts and as text what it says. */
export function MailView({ mail }: { readonly mail: Mail }) {
  const { moment } = useFormat()
  const { id, orderId, orderName, content } = mail
  return (
    <>
      <PageHead
        title={mailName(mail)}
        above={
          <Group justify="space-between">
            <BackLink to="/mailbox">Mailbox</BackLink>
            <Neighbours key={id} list="/mailbox" id={id} />
          </Group>
        }
      />
      <Stack gap="md">
        <PanelCard title="Delivery">
          <Stack gap="sm">
            <div>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {mail.to === '' ? 'To you, the owner' : `To ${mail.to}`}
              </Text>
              {content && (
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {`From ${shownFromLine(content.from)}`}
                </Text>
              )}
            </div>
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                {moment(mail.atMs)}, {reasonLabel(mail.reason)}
              </Text>
              {orderId && (
                <LinkText to="/orders/$orderId" params={{ orderId }} size="sm">
                  {orderName === '' ? 'View order' : `Order ${orderName}`}
                </LinkText>
              )}
            </Group>
            <MailState mail={mail} />
          </Stack>
        </PanelCard>
        <PanelCard title="Message">
          {content?.hidesLink && (
            <Text size="sm" c="dimmed" mb="sm">
              The link in this mail opens the account of a customer. Only admins are shown it.
            </Text>
          )}
          {content === null ? (
            <Text size="sm" c="dimmed">
              The message is written when it is sent.
            </Text>
          ) : content.html === '' ? (
            <MailAsText label="The message as text" text={content.text} />
          ) : (
            <BothVersions content={content} />
          )}
        </PanelCard>
      </Stack>
    </>
  )
}

function BothVersions({ content }: { readonly content: NonNullable<Mail['content']> }) {
  return (
    <Tabs defaultValue="html" keepMounted={false}>
      <Tabs.List aria-label="How the message is shown">
        <Tabs.Tab value="html">As sent</Tabs.Tab>
        <Tabs.Tab value="text">As text</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="html" pt="sm">
        <iframe className={classes.frame} title="The message" sandbox="" srcDoc={content.html} />
      </Tabs.Panel>
      <Tabs.Panel value="text" pt="sm">
        <MailAsText label="The message as text" text={content.text} />
      </Tabs.Panel>
    </Tabs>
  )
}
