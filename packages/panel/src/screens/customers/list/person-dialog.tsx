import { Button, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { erasePersonByEmailCall, exportPersonByEmailCall } from '@vitrine/contract/customers/person-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { downloadText } from '../../../parts/download-from.ts'
import { there } from '../../../parts/reading/shown.tsx'
import { EraseDialog } from '../customer/erase-dialog.tsx'

/** Whoever has an account by this address has it here. */
const noAccount = there({ account: null })

/** Hands out or erases what is kept of somebody who is not among the customers: a member, a subscriber, who commented or sent a form. */
export function PersonDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useChange<ReplyOf<typeof exportPersonByEmailCall>>({
    onDone: (reply) => downloadText('person.json', JSON.stringify(reply, null, 2)),
  })
  const [isErasing, setErasing] = useState(false)
  const email = typed.trim()
  const exportAll = () => {
    setWrong(false)
    void change.send(prepareCall(exportPersonByEmailCall, { body: { email } }))
  }
  const erase = () => {
    change.forget()
    setWrong(!isEmail(email))
    setErasing(isEmail(email))
  }
  if (isErasing)
    return (
      <EraseDialog
        email={email}
        member={noAccount}
        erase={(comments) => prepareCall(erasePersonByEmailCall, { body: { email, comments } })}
        onErased={onClose}
        onClose={() => setErasing(false)}
      />
    )
  return (
    <FormDialog
      title="Personal data by email address"
      onClose={onClose}
      onSubmit={exportAll}
      change={change}
      action="Export all as a file"
    >
      <Text size="sm">
        When somebody asks what you keep of them, or to be forgotten, who never bought: a member, a
        subscriber, somebody who commented or sent a form. You are asked for your password.
      </Text>
      <TextInput
        label="Email"
        type="email"
        value={typed}
        error={isWrong ? emailWrongText : refusalIn(change)?.errors.email}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button variant="default" c="red.9" style={{ alignSelf: 'flex-start' }} onClick={erase}>
        Erase this person…
      </Button>
    </FormDialog>
  )
}
