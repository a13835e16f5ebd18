import { useForm } from '@mantine/form'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import type { Clash } from '@vitrine/domain/merging/merge-three-ways'
import type { TakenTheirs } from '../clash/asked-clash.ts'
import { mergeFields } from '../clash/merge-fields.ts'
import { toastSaved } from '../toasts/toast.ts'
import { afterSave, isSameButBlanks } from './after-save.ts'
import { useDraft } from './use-draft.ts'

/** What a part of the settings is: fields by name. */
export type SettingsValue = Record<string, unknown>

/** The fields of a part, to be bound to inputs. */
export type SettingsFields<Value extends SettingsValue> = ReturnType<typeof useForm<Value>>

/** Where a part of the settings is read and changed. */
export interface SettingsSource<Value> {
  readonly read: () => Promise<Outcome<StoredSettings<Value>>>
  readonly change: (stored: StoredSettings<Value>) => Promise<Outcome<StoredSettings<Value>>>
}

/** A part of the settings while it is edited. */
export interface SettingsDraft<Value extends SettingsValue> {
  readonly form: SettingsFields<Value>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** What both we and somebody else changed; null: nothing. */
  readonly clashes: readonly Clash[] | null
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  readonly save: () => Promise<void>
  readonly discard: () => void
  /** Puts something else in the place of all fields. */
  readonly fill: (value: Value) => void
  /** Saves what was chosen of what both changed; null: nothing is. */
  readonly settle: (taken: TakenTheirs | null) => Promise<void>
}

/** Keeps the draft of a part from opening to saving; what others saved meanwhile is put together with it, or asked about. */
export function useSettingsDraft<Value extends SettingsValue>(
  opened: StoredSettings<Value>,
  {
    source: { read, change },
    savedText,
    onSaved,
  }: {
    readonly source: SettingsSource<Value>
    readonly savedText: string
    readonly onSaved: (stored: StoredSettings<Value>) => void
  },
): SettingsDraft<Value> {
  const form = useForm<Value>({ mode: 'controlled', initialValues: opened.value })
  const saving = useDraft<Value, StoredSettings<Value>, Clash>(
    opened,
    {
      draftOf: ({ value }) => value,
      read,
      save: (value, { version }) => change({ value, version }),
      merge: mergeFields,
      afterSave,
      onStored: ({ value }) => {
        form.setInitialValues(value)
        form.resetDirty(value)
      },
      onSaved: (stored) => {
        onSaved(stored)
        toastSaved(savedText)
      },
      onRefused: ({ errors }) => form.setErrors(fieldErrors(errors)),
    },
    (next) => form.setValues(next(form.getValues())),
  )
  const { stored, state, clashes, round } = saving
  return {
    ...{ form, clashes, round },
    isDirty: !isSameButBlanks(form.values, stored.value),
    isSaving: state.kind === 'saving',
    refusal: state.kind === 'refused' ? state.refusal : null,
    save: async () => {
      form.clearErrors()
      await saving.save(form.getValues())
    },
    fill: saving.fill,
    discard: () => {
      form.clearErrors()
      saving.fill(stored.value)
    },
    settle: async (taken) => {
      form.clearErrors()
      await saving.settle(taken)
    },
  }
}

/** Errors by path of the value; the server names them by path of the body. */
function fieldErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^value\./, ''), text]),
  )
}
