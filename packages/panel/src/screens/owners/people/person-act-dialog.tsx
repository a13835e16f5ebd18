import {
  removePersonCall,
  resetSecondFactorCall,
  transferOwnershipCall,
} from '@vitrine/contract/owners/people-calls'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall, type Sending } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import type { Person } from './people.ts'

interface PersonActDialogProps {
  readonly kind: keyof typeof texts
  readonly person: Person
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

/** Asks before a person is removed, their second factor ended, or the site handed over. */
export function PersonActDialog({ kind, person, onClose, onDone }: PersonActDialogProps) {
  const { displayName } = person
  const { title, words, button, done } = texts[kind]
  const change = useChange<object>({ onDone: () => onDone(done(displayName)) })
  const params = { accountId: person.id }
  const act = (): Sending<object> => {
    if (kind === 'transfer') return prepareCall(transferOwnershipCall, { body: params })
    if (kind === 'reset') return prepareCall(resetSecondFactorCall, { params })
    return prepareRemoval(removePersonCall, { params })
  }
  return (
    <ConfirmDialog
      title={title(displayName)}
      action={button}
      tone={kind === 'remove' ? 'danger' : 'plain'}
      change={change}
      onConfirm={() => void change.send(act())}
      onClose={onClose}
    >
      {words(displayName)}
    </ConfirmDialog>
  )
}

const texts = {
  remove: {
    title: (name: string) => `Remove ${name}?`,
    words: (name: string) =>
      `${name} is signed out everywhere at once and can no longer come in. Invitations that they sent end. What they made stays, API keys included.`,
    button: 'Remove person',
    done: (name: string) => `${name} was removed`,
  },
  reset: {
    title: (name: string) => `End the second factor of ${name}?`,
    words: (name: string) =>
      `Do this when ${name} lost the app and the recovery codes, and you are sure that it is ${name} who asks. They are signed out everywhere, and come in with their password alone.`,
    button: 'End it',
    done: (name: string) => `The second factor of ${name} was ended`,
  },
  transfer: {
    title: (name: string) => `Hand the site over to ${name}?`,
    words: (name: string) =>
      `${name} becomes the owner. You stay an administrator, and can be removed like others. Only ${name} can hand it back.`,
    button: 'Hand over',
    done: (name: string) => `${name} is the owner of the site`,
  },
} as const
