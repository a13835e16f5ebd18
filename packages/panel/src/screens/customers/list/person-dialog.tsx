import { Button, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { listCustomersCall } from '@vitrine/contract/customers/panel-calls'
import { erasePersonByEmailCall, exportPersonByEmailCall } from '@vitrine/contract/customers/person-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { downloadText } from '../../../parts/download-from.ts'
import { EraseDialog } from '../customer/erase-dialog.tsx'

/** Hands out or erases what is kept of somebody who is not among the customers: a member, a subscriber, who commented or sent a form. */
export function PersonDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'errors'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const email = typed.trim()
  const exportAll = async () => {
    setRefusal(null)
    setBusy(true)
    const outcome = await call(exportPersonByEmailCall, { body: { email } })
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    downloadText('person.json', JSON.stringify(outcome.reply, null, 2))
  }
  const erase = () => {
    if (isEmail(email)) return setErasing(true)
    setRefusal({ message: '', errors: { email: emailWrongText } })
  }
  if (isErasing)
    return (
      <EraseDialog
        email={email}
        erase={(comments) => call(erasePersonByEmailCall, { body: { email, comments } })}
        onErased={() => {
          void queries.invalidateQueries({ queryKey: [listCustomersCall.name] })
          onClose()
        }}
        onClose={() => setErasing(false)}
      />
    )
  return (
    <FormDialog
      title="Personal data by email address"
      onClose={onClose}
      onSubmit={() => void exportAll()}
      isSaving={isBusy}
      message={refusal?.message}
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
        error={refusal?.errors?.email}
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button variant="default" c="red.9" style={{ alignSelf: 'flex-start' }} onClick={erase}>
        Erase this person…
      </Button>
    </FormDialog>
  )
}
