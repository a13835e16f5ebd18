import { renameFormCall } from '@vitrine/contract/forms/form-list-calls'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { ListedForm } from './listed-form.ts'
import { NameFormDialog } from './name-form-dialog.tsx'
import { useReadForms } from './use-read-forms.ts'

interface RenameFormDialogProps {
  readonly form: ListedForm
  readonly onClose: () => void
}

/** Gives a form another name. */
export function RenameFormDialog({ form, onClose }: RenameFormDialogProps) {
  const readAgain = useReadForms()
  return (
    <NameFormDialog
      title="Rename the form"
      name={form.name}
      button="Rename"
      onClose={onClose}
      save={(name) => call(renameFormCall, { params: { formId: form.id }, body: { name } })}
      onSaved={() => {
        void readAgain()
        toastSaved('The form was renamed')
        onClose()
      }}
    />
  )
}
