import { Button, Text } from '@mantine/core'
import {
  endSecondFactorCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
} from '@vitrine/contract/owners/factor-calls'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { BackGuard } from '../../../parts/dialogs/back-guard.tsx'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { useReadAgain } from '../../../session/session.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { type NewCodes, useNewCodes } from './use-new-codes.ts'

/** Codes of an app beside the password: turned on, renewed and turned off; and the codes on paper that passkeys have, too. */
export function SecondFactorCard() {
  const readAgain = useReadAgain()
  const factor = useCall(readSecondFactorCall, {})
  const [open, setOpen] = useState<'set-up' | readonly string[] | null>(null)
  const [isEnding, setEnding] = useState(false)
  const hasCodes = factor.data?.isOn || factor.data?.hasPasskey
  const renewing = useNewCodes(setOpen)
  const turningOn = useChange<NewCodes>({ onDone: ({ recoveryCodes }) => setOpen(recoveryCodes) })
  const isSaving = [renewing, turningOn].some(({ state }) => state.kind === 'saving')
  const close = () => {
    turningOn.forget()
    setOpen(null)
  }
  const ending = useChange<unknown>({
    onDone: () => {
      setEnding(false)
      // A role that needs one asks for it at once.
      if (factor.data?.isRequired) void readAgain()
    },
  })
  return (
    <PanelCard title="Second factor" beside={factor.data?.isOn && <StatusBadge tone="good">On</StatusBadge>}>
      <Shown of={[factor]} loading="Loading your second factor" height={80}>
        {(read) => (
          <>
            <Text size="sm" mb="md">
              {read.isOn
                ? 'Signing in with your password asks for a code of your app.'
                : 'With a code of an app beside your password, a stolen password opens nothing.'}
              {hasCodes && ` You have ${leftText(read.codesLeft)}.`}
              {read.isRequired && ' Your role needs it, or a passkey.'}
            </Text>
            <DialogButtons>
              {hasCodes && (
                <Button
                  variant="default"
                  loading={renewing.state.kind === 'saving'}
                  onClick={() => void renewing.send(prepareCall(renewRecoveryCodesCall, {}))}
                >
                  New recovery codes
                </Button>
              )}
              {read.isOn ? (
                <Button variant="default" onClick={() => setEnding(true)}>
                  Turn off
                </Button>
              ) : (
                <Button variant="default" onClick={() => setOpen('set-up')}>
                  Set up
                </Button>
              )}
            </DialogButtons>
          </>
        )}
      </Shown>
      {/* The former codes are void by then, and the new ones are shown once. */}
      {isSaving && open === null && <BackGuard stake="saving" />}
      {isEnding && (
        <ConfirmDialog
          title="Turn the second factor off?"
          action="Turn it off"
          tone="danger"
          change={ending}
          onConfirm={() => void ending.send(prepareCall(endSecondFactorCall, {}), 'The second factor is off')}
          onClose={() => setEnding(false)}
        >
          {factor.data?.hasPasskey
            ? 'Signing in with your password asks for no code any more. The recovery codes stay, for your passkeys.'
            : 'Signing in with your password asks for no code any more. Your recovery codes end with it.'}
        </ConfirmDialog>
      )}
      {open !== null && (
        <DialogFrame
          onClose={close}
          title={open === 'set-up' ? 'Set up a second factor' : 'Your recovery codes'}
          isShownOnce={open !== 'set-up'}
          isSaving={isSaving}
        >
          {open === 'set-up' ? (
            <SetUpFactor turningOn={turningOn} renewing={renewing} onCancel={close} onHave={close} />
          ) : (
            <RecoveryCodes codes={open} onDone={close} />
          )}
        </DialogFrame>
      )}
    </PanelCard>
  )
}

function leftText(count: number): string {
  if (count === 0) return 'no recovery code left: make new ones'
  return count === 1 ? '1 recovery code left' : `${count} recovery codes left`
}
