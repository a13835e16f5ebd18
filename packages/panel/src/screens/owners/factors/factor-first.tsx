import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLeave, useReadAgain, useSession } from '../../../session/session.ts'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { passkeyProblem } from '../passkeys/passkeys-here.ts'
import { FrontDoor } from '../sign-in/front-door.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

/** Shown in the place of all rooms to somebody whose role needs a second factor, until they have one. */
export function FactorFirst() {
  const readAgain = useReadAgain()
  const leave = useLeave()
  const { panelUrl } = useSession()
  const [isByPasskey, setByPasskey] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <FrontDoor
      title="Set up a second factor"
      lead="Your role needs one, so that a password alone opens nothing."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => void readAgain()} />
      ) : (
        <>
          {isByPasskey ? (
            <AddPasskey
              onCancel={() => setByPasskey(false)}
              onAdded={(made) => (made.length === 0 ? void readAgain() : setCodes(made))}
            />
          ) : (
            <SetUpFactor onCancel={null} onOn={setCodes} />
          )}
          {!isByPasskey && passkeyProblem(panelUrl) === null && (
            <Button variant="default" fullWidth mt="md" onClick={() => setByPasskey(true)}>
              Use a passkey in its place
            </Button>
          )}
          <Button variant="subtle" fullWidth mt="md" onClick={() => void leave()}>
            Sign out
          </Button>
        </>
      )}
    </FrontDoor>
  )
}
