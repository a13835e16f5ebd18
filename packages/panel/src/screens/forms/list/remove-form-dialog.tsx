import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { removeFormCall } from '@vitrine/contract/forms/form-list-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { ListedForm } from './listed-form.ts'
import { useReadForms } from './use-read-forms.ts'

interface RemoveFormDialogProps {
  readonly form: ListedForm
  readonly onClose: () => void
}

/** Asks before a form is removed, and says what becomes of what was sent by it. */
export function RemoveFormDialog({ form, onClose }: RemoveFormDialogProps) {
  const { id, name, place, submissions } = form
  const readAgain = useReadForms()
  const [refused, setRefused] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const remove = async () => {
    setSaving(true)
    const outcome = await call(removeFormCall, { params: { formId: id } })
    setSaving(false)
    if (!outcome.ok) return setRefused(outcome.refusal.message)
    void readAgain()
    toastSaved('The form was removed')
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`Remove “${name}”?`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <div role="alert">{refused !== null && <Alert color="red">{refused}</Alert>}</div>
        <Text size="sm">
          {place === null
            ? 'The form and its settings go. Activity can bring them back for 90 days.'
            : 'This form stands on a page or in the popup. Take it off there first.'}
        </Text>
        {place === null && submissions > 0 && (
          <Text size="sm">
            {submissions === 1
              ? 'What was sent by it stays in the inbox until somebody deletes it there.'
              : `The ${submissions} submissions by it stay in the inbox until somebody deletes them there.`}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {place === null ? 'Keep it' : 'Close'}
          </Button>
          {place === null && (
            <Button color="red" loading={isSaving} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
