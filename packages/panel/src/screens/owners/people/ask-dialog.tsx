import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import {
  removePersonCall,
  resetSecondFactorCall,
  transferOwnershipCall,
} from '@vitrine/contract/owners/people-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import type { Person } from './people.ts'

interface AskDialogProps {
  readonly kind: keyof typeof texts
  readonly person: Person
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

/** Asks before a person is removed, their second factor ended, or the site handed over. */
export function AskDialog({ kind, person, onClose, onDone }: AskDialogProps) {
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { displayName } = person
  const { title, words, button, done } = texts[kind]
  const act = async () => {
    setMessage(null)
    setBusy(true)
    const params = { accountId: person.id }
    const outcome =
      kind === 'transfer'
        ? await call(transferOwnershipCall, { body: params })
        : await call(kind === 'remove' ? removePersonCall : resetSecondFactorCall, { params })
    setBusy(false)
    if (outcome.ok) return onDone(done(displayName))
    setMessage(outcome.refusal.message)
  }
  return (
    <Modal opened onClose={onClose} title={title(displayName)} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Text size="sm">{words(displayName)}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button color={kind === 'remove' ? 'red.9' : undefined} loading={isBusy} onClick={() => void act()}>
            {button}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
