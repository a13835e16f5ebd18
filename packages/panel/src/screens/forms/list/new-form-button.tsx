import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { createFormCall } from '@vitrine/contract/forms/form-list-calls'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { NameFormDialog } from './name-form-dialog.tsx'

/** Makes a form, and opens it. */
export function NewFormButton() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        New form
      </Button>
      {isOpen && (
        <NameFormDialog
          title="New form"
          name=""
          button="Make it"
          onClose={() => setOpen(false)}
          save={(name) => prepareCall(createFormCall, { body: { name } })}
          onSaved={({ formId }) => void navigate({ to: '/forms/$formId/edit', params: { formId } })}
        >
          <Text size="sm" c="dimmed">
            It stands on no page yet. You put it on one in the next step, or leave it until it is ready.
          </Text>
        </NameFormDialog>
      )}
    </>
  )
}
