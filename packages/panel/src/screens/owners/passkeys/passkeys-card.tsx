import { Button, Text } from '@mantine/core'
import { listPasskeysCall } from '@vitrine/contract/owners/passkey-calls'
import { useRef, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { CardList } from '../../../parts/lists/card-list.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useReadAgain } from '../../../session/session.ts'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import { type NewCodes, useNewCodes } from '../factors/use-new-codes.ts'
import { AddPasskey } from './add-passkey.tsx'
import type { Passkey } from './passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeyProblem } from './passkeys-here.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

type Open =
  | { readonly name: 'add' }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'rename' | 'remove'; readonly passkey: Passkey }

/** The passkeys of the account: added, renamed and removed. */
export function PasskeysCard() {
  const readAgain = useReadAgain()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const listed = useCall(listPasskeysCall, {})
  const passkeys = listed.data?.passkeys ?? []
  const problem = listed.data ? passkeyProblem(listed.data.origin) : null
  const showCodes = (codes: readonly string[]) =>
    setOpen(codes.length === 0 ? null : { name: 'codes', codes })
  const renewing = useNewCodes(showCodes)
  const adding = useChange<NewCodes>({ onDone: ({ recoveryCodes }) => showCodes(recoveryCodes) })
  const close = () => {
    adding.forget()
    setOpen(null)
  }
  const removed = async () => {
    close()
    toastSaved('The passkey was removed')
    // The button that was pressed is gone. A role that needs a second factor asks for it at once.
    list.current?.focus()
    if (passkeys.length === 1) await readAgain()
  }

  return (
    <PanelCard
      title="Passkeys"
      isFlush={passkeys.length > 0}
      beside={
        listed.data &&
        problem === null && (
          <Button size="xs" variant="default" onClick={() => setOpen({ name: 'add' })}>
            Add a passkey
          </Button>
        )
      }
    >
      <Shown of={[listed]} loading="Loading your passkeys" height={60}>
        {() => (
          <>
            <div ref={list} tabIndex={-1}>
              {passkeys.length === 0 && (
                <Text size="sm">
                  Sign in with a fingerprint, your face or the PIN of your device, without a password. Nobody
                  can guess a passkey, and no false page can ask for it.
                </Text>
              )}
              {passkeys.length > 0 && (
                <CardList label="Passkeys">
                  {passkeys.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      onRename={() => setOpen({ name: 'rename', passkey })}
                      onRemove={() => setOpen({ name: 'remove', passkey })}
                    />
                  ))}
                </CardList>
              )}
            </div>
            {problem !== null && (
              <Text size="sm" c="dimmed" {...(passkeys.length > 0 ? { px: 20, py: 'sm' } : { mt: 'sm' })}>
                {problem}
              </Text>
            )}
          </>
        )}
      </Shown>
      {(open?.name === 'add' || open?.name === 'codes') && (
        <DialogFrame
          onClose={close}
          title={open.name === 'add' ? 'Add a passkey' : 'Your recovery codes'}
          isShownOnce={open.name === 'codes'}
          isSaving={[adding, renewing].some(({ state }) => state.kind === 'saving')}
        >
          {open.name === 'add' ? (
            <AddPasskey adding={adding} renewing={renewing} onCancel={close} onHave={close} />
          ) : (
            <RecoveryCodes codes={open.codes} onDone={close} />
          )}
        </DialogFrame>
      )}
      {open?.name === 'rename' && (
        <RenamePasskeyDialog
          passkey={open.passkey}
          onClose={close}
          onRenamed={() => {
            close()
            toastSaved('The passkey was renamed')
          }}
        />
      )}
      {open?.name === 'remove' && (
        <RemovePasskeyDialog
          passkey={open.passkey}
          isLast={passkeys.length === 1}
          onClose={close}
          onRemoved={() => void removed()}
        />
      )}
    </PanelCard>
  )
}
