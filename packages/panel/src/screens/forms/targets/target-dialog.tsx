import { Alert, Button, Select, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { addTargetCall, changeTargetCall } from '@vitrine/contract/forms/target-calls'
import { checkTarget } from '@vitrine/domain/forms/targets/check-target'
import {
  emptySettings,
  isSigned,
  targetKinds,
  targetKindTexts,
} from '@vitrine/domain/forms/targets/form-target'
import { useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { focusFirstProblem } from '../../../parts/focus-first-problem.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
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
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
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
  const element = useRef<HTMLFormElement>(null)
  const showErrors = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors)
    setTimeout(() => focusFirstProblem(element.current))
  }
  const save = form.onSubmit(async (draft) => {
    setMessage(null)
    const wrong = checkTarget(draft, context)
    if (Object.keys(wrong).length > 0) return showErrors(wrong)
    setBusy(true)
    const outcome = await saveDraft(draft, formId, target)
    setBusy(false)
    if (outcome.ok) {
      toastSaved(target === null ? 'The target was added' : 'The target was changed')
      return onSaved(outcome.secret)
    }
    showErrors(outcome.refusal.errors)
    if (Object.keys(outcome.refusal.errors).length === 0) setMessage(outcome.refusal.message)
  })
  return (
    <DialogFrame
      onClose={onClose}
      size="lg"
      title={target === null ? 'Add a target' : `Change ${target.name}`}
    >
      <form ref={element} onSubmit={save} noValidate>
        <Stack>
          <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
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
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              {target === null ? 'Add target' : 'Save'}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </DialogFrame>
  )
}

type Saved =
  | { readonly ok: true; readonly secret: string | null }
  | {
      readonly ok: false
      readonly refusal: { readonly message: string; readonly errors: Readonly<Record<string, string>> }
    }

async function saveDraft(draft: TargetDraft, formId: string, target: FormTarget | null): Promise<Saved> {
  const { kind, name, key } = draft
  const settings = { ...draft.settings, addresses: [...draft.settings.addresses] }
  if (target === null) {
    const added = await call(addTargetCall, { params: { formId }, body: { kind, name, settings, key } })
    return added.ok ? { ok: true, secret: added.reply.secret } : added
  }
  const { isOn, updatedAtMs } = target
  const body = { name, settings, key, isOn, updatedAtMs }
  const changed = await call(changeTargetCall, { params: { targetId: target.id }, body })
  return changed.ok ? { ok: true, secret: null } : changed
}
