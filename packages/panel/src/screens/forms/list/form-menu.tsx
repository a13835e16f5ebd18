import { ActionIcon, Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { duplicateFormCall } from '@vitrine/contract/forms/form-list-calls'
import { listTargetsCall } from '@vitrine/contract/forms/target-calls'
import { Copy, Ellipsis, Pencil, Send, TextCursorInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { useMay } from '../../../session/may.ts'
import type { ListedForm } from './listed-form.ts'
import { RemoveFormDialog } from './remove-form-dialog.tsx'
import { RenameFormDialog } from './rename-form-dialog.tsx'

/** What can be done with a form. */
export function FormMenu({ form }: { readonly form: ListedForm }) {
  const { id, name } = form
  const navigate = useNavigate()
  const maySeeTargets = useMay(listTargetsCall)
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const copying = useChange<unknown>({ refused: 'The form was not copied' })
  const duplicate = prepareCall(duplicateFormCall, { params: { formId: id } })
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={`More for ${name}`}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/forms/$formId/edit', params: { formId: id } })}
          >
            Edit
          </Menu.Item>
          {maySeeTargets && (
            <Menu.Item
              leftSection={<Send size={16} aria-hidden />}
              onClick={() => void navigate({ to: '/forms/$formId/targets', params: { formId: id } })}
            >
              Where it goes
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<TextCursorInput size={16} aria-hidden />}
            onClick={() => setAsked('rename')}
          >
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<Copy size={16} aria-hidden />}
            onClick={() => void copying.send(duplicate, 'The form was copied')}
          >
            Duplicate
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => setAsked('remove')}
          >
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'rename' && <RenameFormDialog form={form} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveFormDialog form={form} onClose={() => setAsked(null)} />}
    </>
  )
}
