import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { readMailServiceCall } from '@vitrine/contract/mail/sender-calls'
import { returnSubscriberCall } from '@vitrine/contract/newsletter/mail-hooks/return-call'
import {
  askSubscriberCall,
  removeSubscriberCall,
  unsubscribeSubscriberCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { useMay } from '../../../session/may.ts'
import type { SubscriberRecord } from './subscriber-row.ts'

/** What can be done with somebody on a list. */
export function SubscriberButtons({ subscriber }: { readonly subscriber: SubscriberRecord }) {
  const { id: subscriberId, email, state } = subscriber
  const [asked, ask] = useState<'unsubscribe' | 'remove' | null>(null)
  const change = useChange<unknown>({ refused: 'Nothing was changed' })
  const isSaving = change.state.kind === 'saving'
  const mail = useCall(readMailServiceCall, {}, { isEnabled: useMay(readMailServiceCall) })
  const askedText =
    mail.data?.sendsMail === false ? 'The mail is in the mailbox' : `${email} is asked once more`
  const input = { params: { subscriberId }, body: {} }
  return (
    <Group gap="xs">
      {state === 'waiting' && (
        <Button
          variant="default"
          loading={isSaving || mail.isLoading}
          onClick={() => void change.send(prepareCall(askSubscriberCall, input), askedText)}
        >
          Ask again
        </Button>
      )}
      {state === 'bounced' && (
        <Button
          variant="default"
          loading={isSaving}
          onClick={() =>
            void change.send(prepareCall(returnSubscriberCall, input), `${email} gets mail again`)
          }
        >
          Send mail again
        </Button>
      )}
      {(state === 'subscribed' || state === 'waiting') && (
        <Button variant="default" onClick={() => ask('unsubscribe')}>
          Unsubscribe
        </Button>
      )}
      <Button variant="default" onClick={() => ask('remove')}>
        Remove
      </Button>
      {asked === 'unsubscribe' && <UnsubscribeDialog subscriber={subscriber} onClose={() => ask(null)} />}
      {asked === 'remove' && <RemoveDialog subscriber={subscriber} onClose={() => ask(null)} />}
    </Group>
  )
}

interface AskingProps {
  readonly subscriber: SubscriberRecord
  readonly onClose: () => void
}

function UnsubscribeDialog({ subscriber: { id, email }, onClose }: AskingProps) {
  const change = useChange<unknown>({ onDone: onClose })
  const unsubscribe = prepareCall(unsubscribeSubscriberCall, { params: { subscriberId: id }, body: {} })
  return (
    <ConfirmDialog
      title={`Unsubscribe ${email}?`}
      action="Unsubscribe"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(unsubscribe, `${email} is unsubscribed`)}
      onClose={onClose}
    >
      They get no more mail. Only they can take that back.
    </ConfirmDialog>
  )
}

function RemoveDialog({ subscriber: { id, email }, onClose }: AskingProps) {
  const navigate = useNavigate()
  const change = useChange<unknown>({ goOn: () => void navigate({ to: '/newsletter' }) })
  const remove = prepareRemoval(removeSubscriberCall, { params: { subscriberId: id } })
  return (
    <ConfirmDialog
      title={`Remove ${email}?`}
      action="Remove"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${email} was removed`)}
      onClose={onClose}
    >
      The entry is gone for good, with what it says of how they agreed.
    </ConfirmDialog>
  )
}
