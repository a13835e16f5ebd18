import { Button } from '@mantine/core'
import { retryMailCall } from '@vitrine/contract/mail/panel-calls'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { type MailRow, mailName } from './mail-row.ts'

/** Tries one mail again. It stays where it is, so that the focus does. */
export function SendAgainButton({ mail }: { readonly mail: MailRow }) {
  const change = useChange<unknown>({ refused: 'The mail was not sent again' })
  const again = prepareCall(retryMailCall, { params: { mailId: mail.id } })
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-disabled={change.state.kind === 'saving'}
      aria-label={`Send again: ${mailName(mail)}`}
      onClick={() => void change.send(again, 'The mail is being sent')}
    >
      Send again
    </Button>
  )
}
