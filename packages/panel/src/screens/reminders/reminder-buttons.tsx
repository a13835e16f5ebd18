import { ActionIcon } from '@mantine/core'
import { removeReminderCall, sendReminderCall } from '@vitrine/contract/reminders/panel-calls'
import { Send, Trash2 } from 'lucide-react'
import { prepareRemoval } from '../../call/gone-is-done.ts'
import { prepareCall } from '../../call/prepare-call.ts'
import { useChange } from '../../parts/changes/use-change.ts'

interface ReminderButtonsProps {
  readonly id: string
  readonly email: string
  readonly isWaiting: boolean
}

/** Reminds somebody now, or forgets them. */
export function ReminderButtons({ id, email, isWaiting }: ReminderButtonsProps) {
  const sending = useChange<unknown>({ refused: 'No mail was sent' })
  const removal = useChange<unknown>({ refused: 'It was not removed' })
  const params = { reminderId: id }
  const send = prepareCall(sendReminderCall, { params })
  const remove = prepareRemoval(removeReminderCall, { params })
  return (
    <>
      {isWaiting && (
        <ActionIcon
          variant="subtle"
          size="lg"
          loading={sending.state.kind === 'saving'}
          aria-label={`Remind ${email} now`}
          title="Remind now"
          onClick={() => void sending.send(send, 'A mail is on its way')}
        >
          <Send size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="red.9"
        size="lg"
        loading={removal.state.kind === 'saving'}
        aria-label={`Remove ${email}`}
        title="Remove"
        onClick={() => void removal.send(remove, 'The cart was removed from the list')}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}
