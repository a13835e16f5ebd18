import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listMailCall, readMailCall, retryMailCall } from '@vitrine/contract/mail/panel-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { type MailRow, mailName } from './mail-row.ts'

/** Tries one mail again. It stays where it is, so that the focus does. */
export function SendAgainButton({ mail }: { readonly mail: MailRow }) {
  const queries = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const sendAgain = async () => {
    if (isTrying) return
    setTrying(true)
    const outcome = await call(retryMailCall, { params: { mailId: mail.id } })
    setTrying(false)
    if (!outcome.ok) return toastError('The mail was not sent again', outcome.refusal.message)
    toastSaved('The mail is being sent')
    for (const { name } of [listMailCall, readMailCall]) await queries.invalidateQueries({ queryKey: [name] })
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-disabled={isTrying}
      aria-label={`Send again: ${mailName(mail)}`}
      onClick={() => void sendAgain()}
    >
      Send again
    </Button>
  )
}
