import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { returnSubscriberCall } from '@vitrine/contract/newsletter/mail-hooks/return-call'
import {
  askSubscriberCall,
  listSubscribersCall,
  readSubscriberCall,
  removeSubscriberCall,
  unsubscribeSubscriberCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import type { SubscriberRecord } from './subscriber-row.ts'

/** What can be done with somebody on a list. */
export function SubscriberButtons({ subscriber }: { readonly subscriber: SubscriberRecord }) {
  const { id: subscriberId, email, state } = subscriber
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const [asked, ask] = useState<'unsubscribe' | 'remove' | null>(null)
  const run = async (act: () => Promise<Outcome<unknown>>, doneText: string): Promise<boolean> => {
    setSaving(true)
    const outcome = await act()
    setSaving(false)
    ask(null)
    if (!outcome.ok) {
      toastError('Nothing was changed', outcome.refusal.message)
      return false
    }
    void queries.invalidateQueries({ queryKey: [listSubscribersCall.name] })
    toastSaved(doneText)
    return true
  }
  const again = () => void queries.invalidateQueries({ queryKey: [readSubscriberCall.name] })
  const input = { params: { subscriberId } }

  if (asked !== null)
    return (
      <Group gap="xs">
        <Text size="sm">
          {asked === 'unsubscribe'
            ? 'Send no more mail? Only they can take that back.'
            : 'Remove the entry for good?'}
        </Text>
        <Button variant="default" onClick={() => ask(null)} data-autofocus>
          Keep it
        </Button>
        <Button
          color="red"
          loading={isSaving}
          onClick={() =>
            asked === 'unsubscribe'
              ? void run(
                  () => call(unsubscribeSubscriberCall, { ...input, body: {} }),
                  `${email} is unsubscribed`,
                ).then(again)
              : void run(() => call(removeSubscriberCall, input), `${email} was removed`).then(
                  (isGone) => isGone && void navigate({ to: '/newsletter' }),
                )
          }
        >
          {asked === 'unsubscribe' ? 'Unsubscribe' : 'Remove'}
        </Button>
      </Group>
    )
  return (
    <Group gap="xs">
      {state === 'waiting' && (
        <Button
          variant="default"
          loading={isSaving}
          onClick={() =>
            void run(
              () => call(askSubscriberCall, { ...input, body: {} }),
              `${email} is asked once more`,
            ).then(again)
          }
        >
          Ask again
        </Button>
      )}
      {state === 'bounced' && (
        <Button
          variant="default"
          loading={isSaving}
          onClick={() =>
            void run(
              () => call(returnSubscriberCall, { ...input, body: {} }),
              `${email} gets mail again`,
            ).then(again)
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
    </Group>
  )
}
