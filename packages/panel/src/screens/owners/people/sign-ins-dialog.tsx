import { Modal, Text } from '@mantine/core'
import { endPersonSignInCall, listPersonSignInsCall } from '@vitrine/contract/owners/people-calls'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SignInRow } from '../account/sign-in-row.tsx'
import type { Person } from './people.ts'

interface SignInsDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Where a person is signed in, with a way to end that. */
export function SignInsDialog({ person, onClose }: SignInsDialogProps) {
  const [ending, setEnding] = useState<string | null>(null)
  const params = { accountId: person.id }
  const list = useCall(listPersonSignInsCall, { params }, { isFresh: true })
  const change = useChange<object>({ refused: 'Not signed out' })
  const end = (signInId: string) => {
    if (change.state.kind === 'saving') return
    setEnding(signInId)
    // One that ended meanwhile is as it was to be.
    const ended = prepareRemoval(endPersonSignInCall, { params: { ...params, signInId } })
    void change.send(ended, `${person.displayName} was signed out there`)
  }
  const isEnding = (id: string) => change.state.kind === 'saving' && ending === id
  return (
    <Modal opened onClose={onClose} title={`Where ${person.displayName} is signed in`} size="lg">
      <Shown of={[list]} loading="Loading the sign-ins" height={120}>
        {(read) => (
          <>
            {read.signIns.length === 0 && <Text role="status">Nowhere at the moment.</Text>}
            {read.signIns.length > 0 && (
              <CardList label="Where they are signed in">
                {read.signIns.map((signIn) => (
                  <SignInRow
                    key={signIn.id}
                    signIn={signIn}
                    isEnding={isEnding(signIn.id)}
                    onEnd={() => end(signIn.id)}
                  />
                ))}
              </CardList>
            )}
          </>
        )}
      </Shown>
    </Modal>
  )
}
