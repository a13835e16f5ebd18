import { Alert, Text } from '@mantine/core'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { useCall } from '../../call/use-call.ts'
import { useMay } from '../../session/may.ts'
import { LinkText } from '../link-text.tsx'

/** Warns where visitors would be sent a mail, and this server sends none; nothing where mail goes out. */
export function NoMailNotice() {
  const isEnabled = useMay(readMailServiceCall)
  const { data } = useCall(readMailServiceCall, {}, { isEnabled })
  if (!data || data.sendsMail) return null
  return (
    <Alert color="yellow" mb="md">
      <Text size="sm">
        No mail goes out: this server has no mail server set. Who signs up gets none, and is not promised one.
        What would be sent is kept in the{' '}
        <LinkText to="/mailbox" underline="always">
          mailbox
        </LinkText>
        .
      </Text>
    </Alert>
  )
}
