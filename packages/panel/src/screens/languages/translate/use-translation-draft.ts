import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import {
  changeTranslationCall,
  readTranslationCall,
  readTranslationStatusCall,
} from '@vitrine/contract/languages/translation-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'

/** The texts of something beside their translation. */
export type StoredTranslation = ReplyOf<typeof readTranslationCall>

/** Which translation is edited. */
export interface TranslationParams {
  readonly language: string
  readonly kind: StoredTranslation['kind']
  readonly id: string
}

/** Keeps what was written until it is saved; a text that is saved counts as made from the source that stands beside it. */
export function useTranslationDraft(stored: StoredTranslation, params: TranslationParams) {
  const queries = useQueryClient()
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [round, setRound] = useState(0)
  const changed = stored.texts.filter(({ name }) => Object.hasOwn(written, name))

  const save = async () => {
    setSaving(true)
    setRefusal(null)
    const texts = changed.map(({ name, sourceHash }) => ({ name, text: written[name] ?? '', sourceHash }))
    const body = { texts, updatedAtMs: stored.updatedAtMs }
    const outcome = await call(changeTranslationCall, { params, body }).finally(() => setSaving(false))
    if (!outcome.ok) {
      const byName = changed.map(({ name }, index) => [
        name,
        outcome.refusal.errors[`texts.${index}.text`] ?? '',
      ])
      return setRefusal({ ...outcome.refusal, errors: Object.fromEntries(byName) })
    }
    queries.setQueryData([readTranslationCall.name, { params }], outcome.reply)
    void queries.invalidateQueries({ queryKey: [readTranslationStatusCall.name] })
    setWritten({})
    toastSaved('The translation was saved')
  }

  return {
    isDirty: changed.length > 0,
    isSaving,
    refusal,
    /** Counts how often the fields were filled again, for editors that keep what was typed. */
    round,
    textOf: (name: string, known: string) => (Object.hasOwn(written, name) ? (written[name] ?? '') : known),
    isWritten: (name: string) => Object.hasOwn(written, name),
    write: (name: string, text: string) => setWritten((before) => ({ ...before, [name]: text })),
    save,
    discard: () => {
      setWritten({})
      setRefusal(null)
      setRound((before) => before + 1)
    },
    /** What somebody else saved comes in; what was written here stays. */
    readAgain: () => {
      setRefusal(null)
      void queries.invalidateQueries({ queryKey: [readTranslationCall.name] })
    },
  }
}

/** What was written, and what can be done with it. */
export type TranslationDraft = ReturnType<typeof useTranslationDraft>
