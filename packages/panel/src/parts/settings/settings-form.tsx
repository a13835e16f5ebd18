import { Alert, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoredSettings } from '@vitrine/contract/settings'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { replyOrThrow } from '../../call/call-query.ts'
import { useReadAgain } from '../../session/session.ts'
import { askedClash } from '../clash/asked-clash.ts'
import { ClashDialog } from '../clash/clash-dialog.tsx'
import { UnreadFieldsContext, useUnreadFields } from '../fields/unread-fields.ts'
import { focusFirstProblem } from '../focus-first-problem.ts'
import { Shown } from '../reading/shown.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useBringBack } from '../toasts/use-bring-back.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import classes from './settings-form.module.css'
import {
  type SettingsFields,
  type SettingsSource,
  type SettingsValue,
  useSettingsDraft,
} from './use-settings-draft.ts'

interface SettingsFormProps<Value extends SettingsValue> {
  /** Name of the call that reads the part, under which its value is cached. */
  readonly name: string
  /** What is edited, in words, such as `the shipping zones`. */
  readonly label: string
  readonly source: SettingsSource<Value>
  /** What the screen has read already, and when. */
  readonly opened?: { readonly stored: StoredSettings<Value>; readonly atMs: number }
  /** What is said when it was saved. */
  readonly savedText: string
  /** Labels of the fields, for the question whose change counts. */
  readonly fieldLabels: Readonly<Record<keyof Value & string, string>>
  /** Whether something else is still read on which the fields hang: shown before it, they would move what stands beneath. */
  readonly isWaiting?: boolean
  /** What stands beneath, which comes together with the fields. */
  readonly beneath?: ReactNode
  /** The fields; `round` is a key for inputs that keep what was typed, such as editors of formatted text. */
  readonly children: (form: SettingsFields<Value>, round: number) => ReactNode
}

/** Reads a part of the settings and shows its fields, with a bar to save them. */
export function SettingsForm<Value extends SettingsValue>(props: SettingsFormProps<Value>) {
  const { name, label, source, opened, isWaiting = false, beneath } = props
  const part = useQuery({
    queryKey: [name],
    queryFn: async () => {
      return replyOrThrow(await source.read())
    },
    // A draft is held against what it began with: what others save meanwhile comes at the next opening, or with a save.
    refetchOnWindowFocus: false,
    ...(opened && { initialData: opened.stored, initialDataUpdatedAt: opened.atMs }),
  })
  const isLoading = part.isPending || isWaiting
  const reading = {
    data: isLoading ? undefined : part.data,
    // Whoever opened it says by themselves that it could not be read anew.
    error: isLoading || opened ? null : part.error,
    refetch: part.refetch,
  }
  return (
    <>
      <Shown of={[reading]} loading={`Loading ${label}`} height={320}>
        {(known) => <Fields {...props} known={known} />}
      </Shown>
      {!isLoading && beneath}
    </>
  )
}

function Fields<Value extends SettingsValue>({
  name,
  label,
  source,
  savedText,
  fieldLabels,
  known,
  children,
}: SettingsFormProps<Value> & { readonly known: StoredSettings<Value> }) {
  const queries = useQueryClient()
  const readAgain = useReadAgain()
  const draft = useSettingsDraft(known, {
    source,
    savedText,
    onSaved: (stored) => {
      queries.setQueryData([name], stored)
      // The panel tells times, weights and the title of the site as the settings have them.
      void readAgain()
    },
  })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (draft.refusal) focusFirstProblem(element.current)
  }, [draft.refusal])
  const isLeaving = useRef(false)
  const unread = useUnreadFields()
  const isDirty = draft.isDirty || unread.areThere
  const offerBack = useBringBack()
  const discard = () => {
    const written = draft.form.getValues()
    draft.discard()
    unread.forget()
    offerBack(() => draft.fill(written))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && !draft.isSaving) void draft.save()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form} aria-label={label}>
      <Stack>
        <div role="alert">{draft.refusal && <Alert color="red">{draft.refusal.message}</Alert>}</div>
        <UnreadFieldsContext value={unread.ofForm}>{children(draft.form, draft.round)}</UnreadFieldsContext>
      </Stack>
      <SaveBar isDirty={isDirty} isSaving={draft.isSaving} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} isSaving={draft.isSaving} isLeaving={isLeaving} />
      <ClashDialog
        clashes={draft.clashes?.map((clash) => askedClash(clash, fieldLabels)) ?? null}
        onChoose={(taken) => void draft.settle(taken)}
        onClose={() => void draft.settle(null)}
      />
    </form>
  )
}
