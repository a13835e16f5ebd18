import { useForm } from '@mantine/form'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import { useState } from 'react'
import { toastSaved } from '../toasts/toast.ts'
import { afterSave, isSameButBlanks } from './after-save.ts'
import { mergeChanges } from './merge-changes.ts'

/** What a part of the settings is: fields by name. */
export type SettingsValue = Record<string, unknown>

/** The fields of a part, to be bound to inputs. */
export type SettingsFields<Value extends SettingsValue> = ReturnType<typeof useForm<Value>>

/** Where a part of the settings is read and changed. */
export interface SettingsSource<Value> {
  readonly read: () => Promise<Outcome<StoredSettings<Value>>>
  readonly change: (stored: StoredSettings<Value>) => Promise<Outcome<StoredSettings<Value>>>
}

interface Clash<Value> {
  readonly fields: readonly (keyof Value & string)[]
  readonly merged: Value
  readonly theirs: StoredSettings<Value>
}

/** A part of the settings while it is edited. */
export interface SettingsDraft<Value extends SettingsValue> {
  readonly form: SettingsFields<Value>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly refusal: Refusal | null
  /** What both we and somebody else changed; null: nothing. */
  readonly clash: Clash<Value> | null
  /** Counts how often the fields were filled with something else than what was saved, for inputs that keep what was typed. */
  readonly round: number
  readonly save: () => Promise<void>
  readonly discard: () => void
  readonly keepOurs: () => Promise<void>
  readonly takeTheirs: () => void
  readonly closeClash: () => void
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
  const [base, setBase] = useState(opened)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [clash, setClash] = useState<Clash<Value> | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [round, setRound] = useState(0)
  const form = useForm<Value>({ mode: 'controlled', initialValues: opened.value })

  const begin = (stored: StoredSettings<Value>, draft: Value) => {
    setBase(stored)
    form.setInitialValues(stored.value)
    form.setValues(draft)
    form.resetDirty(stored.value)
    setClash(null)
  }

  const fill = (stored: StoredSettings<Value>, draft: Value) => {
    begin(stored, draft)
    setRound((before) => before + 1)
  }

  const refuse = (refused: Refusal) => {
    form.setErrors(fieldErrors(refused.errors))
    setRefusal(refused)
  }

  const send = async (
    draft: Value,
    over: StoredSettings<Value>,
    { typed, mayMerge }: { readonly typed: Value; readonly mayMerge: boolean },
  ): Promise<void> => {
    const outcome = await change({ value: draft, version: over.version })
    if (outcome.ok) {
      begin(outcome.reply, afterSave(typed, form.getValues(), outcome.reply.value))
      onSaved(outcome.reply)
      return toastSaved(savedText)
    }
    if (outcome.refusal.status !== 409 || !mayMerge) return refuse(outcome.refusal)
    const now = await read()
    if (!now.ok) return refuse(now.refusal)
    const { merged, clashes } = mergeChanges(over.value, draft, now.reply.value)
    if (clashes.length > 0) return setClash({ fields: clashes, merged, theirs: now.reply })
    return send(merged, now.reply, { typed, mayMerge: false })
  }

  const saveOver = async (draft: Value, stored: StoredSettings<Value>) => {
    setRefusal(null)
    form.clearErrors()
    setSaving(true)
    await send(draft, stored, { typed: form.getValues(), mayMerge: true }).finally(() => setSaving(false))
  }

  /** Saves what was chosen; should somebody have saved again meanwhile, that is asked about, too. */
  const keepOurs = async () => {
    if (!clash) return
    fill(clash.theirs, clash.merged)
    await saveOver(clash.merged, clash.theirs)
  }

  return {
    form,
    isDirty: !isSameButBlanks(form.values, base.value),
    isSaving,
    refusal,
    clash,
    round,
    save: () => saveOver(form.getValues(), base),
    discard: () => {
      setRefusal(null)
      form.clearErrors()
      fill(base, base.value)
    },
    keepOurs,
    takeTheirs: () =>
      clash && fill(clash.theirs, { ...clash.merged, ...pick(clash.theirs.value, clash.fields) }),
    closeClash: () => setClash(null),
  }
}

/** Errors by path of the value; the server names them by path of the body. */
function fieldErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^value\./, ''), text]),
  )
}

function pick<Value extends SettingsValue>(value: Value, fields: readonly (keyof Value)[]): Partial<Value> {
  const picked: Partial<Value> = {}
  for (const field of fields) picked[field] = value[field]
  return picked
}
