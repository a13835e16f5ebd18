import { Alert, Button } from '@mantine/core'
import { sendTestMailCall } from '@vitrine/contract/mail/sender-calls'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import classes from './mailbox.module.css'

interface TestMailButtonProps {
  readonly purpose: WordedMailKind
  /** Texts that were not saved; left out: those that are kept. */
  readonly text?: MailText
  readonly isDisabled?: boolean
  readonly children: string
}

/** Sends a mail with sample content to whoever presses it, and says what the mail server said. */
export function TestMailButton({ purpose, text, isDisabled = false, children }: TestMailButtonProps) {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly isGood: boolean; readonly text: string } | null>(null)
  const send = async () => {
    setSending(true)
    setOutcome(null)
    const sent = await call(sendTestMailCall, { body: { purpose, ...(text && { text }) } })
    setSending(false)
    setOutcome(
      sent.ok
        ? { isGood: true, text: `The mail server took the mail to ${sent.reply.to}. Look into that mailbox.` }
        : { isGood: false, text: sent.refusal.message },
    )
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.send}
        loading={isSending}
        disabled={isDisabled}
        onClick={() => void send()}
      >
        {children}
      </Button>
      <div role="status">
        {outcome && (
          <Alert mt="sm" color={outcome.isGood ? 'teal' : 'red'}>
            {outcome.text}
          </Alert>
        )}
      </div>
    </>
  )
}
