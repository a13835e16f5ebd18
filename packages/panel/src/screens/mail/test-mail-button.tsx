import { Alert, Button } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { sendTestMailCall } from '@vitrine/contract/mail/sender-calls'
import type { WordedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { MailText } from '@vitrine/domain/website/settings/mail/mail-text'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import classes from './mailbox.module.css'

type Sent = ReplyOf<typeof sendTestMailCall>

interface TestMailButtonProps {
  readonly purpose: WordedMailKind
  /** Texts that were not saved; left out: those that are kept. */
  readonly text?: MailText
  readonly isDisabled?: boolean
  readonly children: string
}

/** Sends a mail with sample content to whoever presses it, and says what the mail server said. */
export function TestMailButton({ purpose, text, isDisabled = false, children }: TestMailButtonProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  const change = useChange<Sent>({ onDone: setSent })
  const refusal = refusalIn(change)
  const send = () => {
    setSent(null)
    void change.send(prepareCall(sendTestMailCall, { body: { purpose, ...(text && { text }) } }))
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.send}
        loading={change.state.kind === 'saving'}
        disabled={isDisabled}
        onClick={send}
      >
        {children}
      </Button>
      <div role="status">
        {sent && (
          <Alert mt="sm" color="teal">
            {`The mail server took the mail to ${sent.to}. Look into that mailbox.`}
          </Alert>
        )}
        {refusal && (
          <Alert mt="sm" color="red">
            {refusal.message}
          </Alert>
        )}
      </div>
    </>
  )
}
