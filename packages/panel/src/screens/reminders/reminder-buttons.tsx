import { ActionIcon } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  listRemindersCall,
  removeReminderCall,
  sendReminderCall,
} from '@vitrine/contract/reminders/panel-calls'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'

interface ReminderButtonsProps {
  readonly id: string
  readonly email: string
  readonly isWaiting: boolean
}

/** Reminds somebody now, or forgets them. */
export function ReminderButtons({ id, email, isWaiting }: ReminderButtonsProps) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'send' | 'remove' | null>(null)
  const params = { reminderId: id }
  const run = async (what: 'send' | 'remove') => {
    setBusy(what)
    const outcome =
      what === 'send' ? await call(sendReminderCall, { params }) : await call(removeReminderCall, { params })
    setBusy(null)
    if (!outcome.ok)
      return toastError(what === 'send' ? 'No mail was sent' : 'It was not removed', outcome.refusal.message)
    void queries.invalidateQueries({ queryKey: [listRemindersCall.name] })
    toastSaved(what === 'send' ? 'A mail is on its way' : 'The cart was removed from the list')
  }
  return (
    <>
      {isWaiting && (
        <ActionIcon
          variant="subtle"
          size="lg"
          loading={busy === 'send'}
          aria-label={`Remind ${email} now`}
          title="Remind now"
          onClick={() => void run('send')}
        >
          <Send size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="red.9"
        size="lg"
        loading={busy === 'remove'}
        aria-label={`Remove ${email}`}
        title="Remove"
        onClick={() => void run('remove')}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}
