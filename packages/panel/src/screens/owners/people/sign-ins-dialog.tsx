import { Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { endPersonSignInCall, listPersonSignInsCall } from '@vitrine/contract/owners/people-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { SignInRow } from '../account/sign-in-row.tsx'
import type { Person } from './people.ts'

interface SignInsDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Where a person is signed in, with a way to end that. */
export function SignInsDialog({ person, onClose }: SignInsDialogProps) {
  const queries = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const params = { accountId: person.id }
  const list = useCall(listPersonSignInsCall, { params }, { isFresh: true })
  const end = async (signInId: string) => {
    setEnding(signInId)
    const outcome = await call(endPersonSignInCall, { params: { ...params, signInId } })
    setEnding(null)
    // One that ended meanwhile is as it was to be.
    if (!outcome.ok && outcome.refusal.status !== 404)
      return toastError('Not signed out', outcome.refusal.message)
    toastSaved(`${person.displayName} was signed out there`)
    await queries.invalidateQueries({ queryKey: [listPersonSignInsCall.name] })
  }
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
                    isEnding={ending === signIn.id}
                    onEnd={() => void end(signIn.id)}
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
