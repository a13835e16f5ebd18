import { renameFormCall } from '@vitrine/contract/forms/form-list-calls'
import { prepareCall } from '../../../call/prepare-call.ts'
import type { ListedForm } from './listed-form.ts'
import { NameFormDialog } from './name-form-dialog.tsx'

interface RenameFormDialogProps {
  readonly form: ListedForm
  readonly onClose: () => void
}

/** Gives a form another name. */
export function RenameFormDialog({ form, onClose }: RenameFormDialogProps) {
  return (
    <NameFormDialog
      title="Rename the form"
      name={form.name}
      button="Rename"
      saved="The form was renamed"
      onClose={onClose}
      save={(name) => prepareCall(renameFormCall, { params: { formId: form.id }, body: { name } })}
      onSaved={onClose}
    />
  )
}
