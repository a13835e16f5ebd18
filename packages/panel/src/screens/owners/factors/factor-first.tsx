import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../../../parts/changes/use-change.ts'
import { useLeave, useReadAgain, useSession } from '../../../session/session.ts'
import { AddPasskey } from '../passkeys/add-passkey.tsx'
import { passkeyProblem } from '../passkeys/passkeys-here.ts'
import { FrontDoor } from '../sign-in/front-door.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { type NewCodes, useNewCodes } from './use-new-codes.ts'

/** Shown in the place of all rooms to somebody whose role needs a second factor, until they have one. */
export function FactorFirst() {
  const readAgain = useReadAgain()
  const leave = useLeave()
  const { panelUrl } = useSession()
  const [isByPasskey, setByPasskey] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const goOn = () => void readAgain()
  const onDone = ({ recoveryCodes }: NewCodes) =>
    recoveryCodes.length === 0 ? goOn() : setCodes(recoveryCodes)
  const renewing = useNewCodes(setCodes)
  const turningOn = useChange<NewCodes>({ onDone })
  const adding = useChange<NewCodes>({ onDone })
  return (
    <FrontDoor
      title="Set up a second factor"
      lead="Your role needs one, so that a password alone opens nothing."
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={goOn} />
      ) : (
        <>
          {isByPasskey ? (
            <AddPasskey
              adding={adding}
              renewing={renewing}
              onCancel={() => {
                adding.forget()
                setByPasskey(false)
              }}
              onHave={goOn}
            />
          ) : (
            <SetUpFactor turningOn={turningOn} renewing={renewing} onCancel={null} onHave={goOn} />
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
