import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { changeTranslationCall, readTranslationCall } from '@vitrine/contract/languages/translation-calls'
import { clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { preparedAs } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { type AskedClash, askedClash, sideOf, type TakenTheirs } from '../../../parts/clash/asked-clash.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'

/** The texts of something beside their translation. */
export type StoredTranslation = ReplyOf<typeof readTranslationCall>

/** Which translation is edited. */
export interface TranslationParams {
  readonly language: string
  readonly kind: StoredTranslation['kind']
  readonly id: string
}

type Texts = Readonly<Record<string, string>>

interface Clashing {
  readonly clashes: readonly AskedClash[]
  readonly sides: ThreeWays<Texts>
  readonly theirs: StoredTranslation
}

/** What became of a save: it is stored, or somebody else translated the same in another way. */
type Saved =
  | { readonly stored: StoredTranslation; readonly clashing?: undefined }
  | { readonly clashing: Clashing }

/** Keeps what was written until it is saved; a text that is saved counts as made from the source that stands beside it. */
export function useTranslationDraft(opened: StoredTranslation, params: TranslationParams) {
  const queries = useQueryClient()
  const [base, setBase] = useState(opened)
  const [written, setWritten] = useState<Texts>({})
  const [clash, setClash] = useState<Clashing | null>(null)
  const [round, setRound] = useState(0)
  const isDirty = Object.keys(written).length > 0
  // What is written is held against what it began with; until then the newest is shown.
  const stored = isDirty ? base : opened

  const begin = (next: StoredTranslation, texts: Texts) => {
    setBase(next)
    setWritten(texts)
    queries.setQueryData([readTranslationCall.name, { params }], next)
  }
  const fill = (next: StoredTranslation, texts: Texts) => {
    begin(next, texts)
    setRound((before) => before + 1)
  }
  const change = useChange<Saved>({
    onDone: (saved) => {
      if (saved.clashing) return setClash(saved.clashing)
      begin(saved.stored, {})
      toastSaved('The translation was saved')
    },
  })

  const send = async (texts: Texts, over: StoredTranslation, mayMerge: boolean): Promise<Outcome<Saved>> => {
    const changed = over.texts.filter(({ name }) => Object.hasOwn(texts, name))
    const body = {
      texts: changed.map(({ name, sourceHash }) => ({ name, text: texts[name] ?? '', sourceHash })),
      updatedAtMs: over.updatedAtMs,
    }
    const outcome = await call(changeTranslationCall, { params, body })
    if (outcome.ok) return { ok: true, reply: { stored: outcome.reply } }
    const names = changed.map(({ name }) => name)
    if (outcome.refusal.status !== 409 || !mayMerge) return refusedByName(outcome.refusal, names)
    const now = await call(readTranslationCall, { params })
    if (!now.ok) return refusedByName(now.refusal, names)
    const sides = sidesOf(texts, over, now.reply)
    const { clashes } = mergeThreeWays(sides)
    if (clashes.length === 0) return send(texts, withSourcesOf(texts, over, now.reply), false)
    const asked = clashes.map((each) => askedAs(each, over))
    return { ok: true, reply: { clashing: { clashes: asked, sides, theirs: now.reply } } }
  }

  const save = async (texts: Texts, over: StoredTranslation) => {
    await change.send(preparedAs(changeTranslationCall, () => send(texts, over, true)))
  }

  /** Saves what was chosen of what both translated. */
  const choose = async (taken: TakenTheirs) => {
    if (!clash) return
    const { sides, theirs } = clash
    const { value } = mergeThreeWays(sides, { choose: (each) => sideOf(clashKey(each), taken) })
    const kept = Object.fromEntries(
      Object.entries(value).filter(([name, text]) => text !== sides.theirs[name]),
    )
    setClash(null)
    fill(withSourcesOf(kept, stored, theirs), kept)
    if (Object.keys(kept).length > 0) await save(kept, withSourcesOf(kept, stored, theirs))
  }

  return {
    texts: stored.texts,
    isDirty,
    isSaving: change.state.kind === 'saving',
    refusal: refusalIn(change),
    /** Counts how often the fields were filled again, for editors that keep what was typed. */
    round,
    textOf: (name: string, known: string) => (Object.hasOwn(written, name) ? (written[name] ?? '') : known),
    isWritten: (name: string) => Object.hasOwn(written, name),
    write: (name: string, text: string) => {
      if (!isDirty) setBase(opened)
      setWritten((before) => ({ ...before, [name]: text }))
    },
    save: () => save(written, stored),
    discard: () => {
      change.forget()
      fill(stored, {})
    },
    /** What both translated, each in another way; null: nothing. */
    clashes: clash?.clashes ?? null,
    choose,
    closeClash: () => setClash(null),
  }
}

/** What was written, and what can be done with it. */
export type TranslationDraft = ReturnType<typeof useTranslationDraft>

/** Why texts were refused, by their names. */
function refusedByName(refusal: Refusal, names: readonly string[]): Outcome<never> {
  const byName = names.map((name, index) => [name, refusal.errors[`texts.${index}.text`] ?? ''])
  return { ok: false, refusal: { ...refusal, errors: Object.fromEntries(byName) } }
}

function sidesOf(texts: Texts, base: StoredTranslation, theirs: StoredTranslation): ThreeWays<Texts> {
  const textsOf = (translation: StoredTranslation) =>
    Object.fromEntries(
      translation.texts.flatMap(({ name, text }) => (Object.hasOwn(texts, name) ? [[name, text]] : [])),
    )
  return { base: textsOf(base), ours: { ...textsOf(base), ...texts }, theirs: textsOf(theirs) }
}

/** What is there now. A text that was written here was made from the source that stood beside it then. */
function withSourcesOf(written: Texts, read: StoredTranslation, now: StoredTranslation): StoredTranslation {
  const hashes = new Map(read.texts.map(({ name, sourceHash }) => [name, sourceHash]))
  const texts = now.texts.map((text) => {
    const sourceHash = Object.hasOwn(written, text.name) ? hashes.get(text.name) : undefined
    return { ...text, sourceHash: sourceHash ?? text.sourceHash }
  })
  return { ...now, texts }
}

function askedAs(clash: Parameters<typeof askedClash>[0], { texts }: StoredTranslation): AskedClash {
  const labels = Object.fromEntries(texts.map(({ name, label }) => [name, label]))
  const asked = askedClash(clash, labels)
  const kind = texts.find(({ name }) => name === asked.field)?.kind
  return { ...asked, field: kind === 'html' ? 'html' : 'text' }
}
