import { Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { addTargetCall, changeTargetCall } from '@vitrine/contract/forms/target-calls'
import { checkTarget } from '@vitrine/domain/forms/targets/check-target'
import {
  emptySettings,
  isSigned,
  targetKinds,
  targetKindTexts,
} from '@vitrine/domain/forms/targets/form-target'
import { call } from '../../../call/client.ts'
import { type PreparedCall, preparedAs } from '../../../call/prepare-call.ts'
import { refusedHere } from '../../../call/refusal.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import type { FormTarget, TargetList } from './form-target.ts'
import type { TargetDraft } from './target-draft.ts'
import { TargetFields } from './target-fields.tsx'

interface TargetDialogProps {
  readonly formId: string
  readonly known: TargetList
  /** Null: a new one is added. */
  readonly target: FormTarget | null
  readonly onClose: () => void
  /** It was saved; a secret that was made for it is shown this once. */
  readonly onSaved: (secret: string | null) => void
}

/** Adds a target, or changes one. */
export function TargetDialog({ formId, known, target, onClose, onSaved }: TargetDialogProps) {
  const change = useChange<Saved>({ onDone: ({ secret }) => onSaved(secret) })
  const context = { hasKey: target?.hasKey ?? false, allowsHttp: known.allowsHttp }
  const form = useForm<TargetDraft>({
    mode: 'controlled',
    initialValues: {
      kind: target?.kind ?? 'mail',
      name: target?.name ?? '',
      settings: target?.settings ?? emptySettings,
      key: '',
    },
  })
  const { kind } = form.values
  const save = form.onSubmit(async (draft) => {
    const wrong = checkTarget(draft, context)
    const isWrong = Object.keys(wrong).length > 0
    const said = target === null ? 'The target was added' : 'The target was changed'
    const refused = await change.send(isWrong ? refusedHere(wrong) : savingOf(draft, formId, target), said)
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <FormDialog
      title={target === null ? 'Add a target' : `Change ${target.name}`}
      action={target === null ? 'Add target' : 'Save'}
      size="lg"
      change={change}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {target === null && (
          <Select
            label="Kind"
            data={targetKinds.map((value) => ({ value, label: targetKindTexts[value].label }))}
            allowDeselect={false}
            data-autofocus
            {...form.getInputProps('kind')}
          />
        )}
        <Text size="sm" c="dimmed">
          {targetKindTexts[kind].about}
        </Text>
        <TextInput
          label="Name"
          description="So that you know it again."
          required
          {...form.getInputProps('name')}
        />
        <TargetFields form={form} known={known} hasKey={context.hasKey} />
        {target === null && isSigned(kind) && (
          <Text size="sm">
            A secret is made for it and shown once: by it your program knows that a message is of this site.
          </Text>
        )}
      </Stack>
    </FormDialog>
  )
}

interface Saved {
  readonly secret: string | null
}

function savingOf(draft: TargetDraft, formId: string, target: FormTarget | null): PreparedCall<Saved> {
  const made = target === null ? addTargetCall : changeTargetCall
  return preparedAs(made, () => saveDraft(draft, formId, target))
}

async function saveDraft(
  draft: TargetDraft,
  formId: string,
  target: FormTarget | null,
): Promise<Outcome<Saved>> {
  const { kind, name, key } = draft
  const settings = { ...draft.settings, addresses: [...draft.settings.addresses] }
  if (target === null) {
    const added = await call(addTargetCall, { params: { formId }, body: { kind, name, settings, key } })
    return added.ok ? { ok: true, reply: { secret: added.reply.secret } } : added
  }
  const { isOn, updatedAtMs } = target
  const body = { name, settings, key, isOn, updatedAtMs }
  const changed = await call(changeTargetCall, { params: { targetId: target.id }, body })
  return changed.ok ? { ok: true, reply: { secret: null } } : changed
}
