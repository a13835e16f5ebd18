import { Box, Code, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { TestMailButton } from './test-mail-button.tsx'
import classes from './texts/mail-texts.module.css'

type MailService = ReplyOf<typeof readMailServiceCall>

/** Whether mail goes out, what to do when it does not, and a test. */
export function MailServiceCard() {
  const query = useCall(readMailServiceCall, {})
  return (
    <Box mb="md" className={classes.width}>
      <Shown of={[query]} loading="Loading how mail is sent" height={120}>
        {(read) => (
          <PanelCard title="Sending">{read.sendsMail ? <Goes service={read} /> : <StaysHere />}</PanelCard>
        )}
      </Shown>
    </Box>
  )
}

function StaysHere() {
  return (
    <Text size="sm">
      No mail goes out: this server has no mail server set. What the site writes is kept in the{' '}
      <LinkText to="/mailbox" underline="always">
        mailbox
      </LinkText>
      , where you can read it. To send mail, whoever runs the server sets <Code>SMTP_URL</Code> and starts it
      again.
    </Text>
  )
}

function Goes({ service: { fromAddress, testTo } }: { readonly service: MailService }) {
  if (fromAddress === null) {
    return (
      <Text size="sm">
        There is no address to write from yet. Give the site a contact email under{' '}
        <LinkText to="/settings/business">Business and contact</LinkText>.
      </Text>
    )
  }
  return (
    <>
      <Text size="sm" mb="sm">
        Mail goes out from {fromAddress}, the contact email of your site where it has one.
      </Text>
      <TestMailButton purpose="test">{`Send a test mail to ${testTo}`}</TestMailButton>
    </>
  )
}
