import { useForm } from '@mantine/form'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import { isSame } from '@vitrine/domain/merging/is-same'
import { type Clash, clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { useState } from 'react'
import { sideOf, type TakenTheirs } from '../clash/asked-clash.ts'
import { toastSaved } from '../toasts/toast.ts'
import { afterSave, isSameButBlanks } from './after-save.ts'

/** What a part of the settings is: fields by name. */
export type SettingsValue = Record<string, unknown>

/** The fields of a part, to be bound to inputs. */
export type SettingsFields<Value extends SettingsValue> = ReturnType<typeof useForm<Value>>

/** Where a part of the settings is read and changed. */
export interface SettingsSource<Value> {
  readonly read: () => Promise<Outcome<StoredSettings<Value>>>
  readonly change: (stored: StoredSettings<Value>) => Promise<Outcome<StoredSettings<Value>>>
}

interface Clashing<Value> {
  readonly clashes: readonly Clash[]
  readonly sides: ThreeWays<Value>
  readonly theirs: StoredSettings<Value>
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
  /** Saves what was chosen of what both changed. */
  readonly choose: (taken: TakenTheirs) => Promise<void>
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
  const [clash, setClash] = useState<Clashing<Value> | null>(null)
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
    const sides = { base: over.value, ours: draft, theirs: now.reply.value }
    const { value: merged, clashes } = mergeThreeWays(sides)
    if (clashes.length > 0) return setClash({ clashes, sides, theirs: now.reply })
    return send(merged, now.reply, { typed, mayMerge: false })
  }

  const saveOver = async (draft: Value, stored: StoredSettings<Value>) => {
    setRefusal(null)
    form.clearErrors()
    setSaving(true)
    await send(draft, stored, { typed: form.getValues(), mayMerge: true }).finally(() => setSaving(false))
  }

  /** Saves what was chosen; should somebody have saved again meanwhile, that is asked about, too. */
  const choose = async (taken: TakenTheirs) => {
    if (!clash) return
    const { sides, theirs } = clash
    const { value: merged } = mergeThreeWays(sides, { choose: (each) => sideOf(clashKey(each), taken) })
    fill(theirs, merged)
    if (!isSame(merged, theirs.value)) await saveOver(merged, theirs)
  }

  return {
    form,
    isDirty: !isSameButBlanks(form.values, base.value),
    isSaving,
    refusal,
    clashes: clash?.clashes ?? null,
    round,
    save: () => saveOver(form.getValues(), base),
    discard: () => {
      setRefusal(null)
      form.clearErrors()
      fill(base, base.value)
    },
    choose,
    closeClash: () => setClash(null),
  }
}

/** Errors by path of the value; the server names them by path of the body. */
function fieldErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^value\./, ''), text]),
  )
}
