import { Alert, Skeleton, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { changeNoticesCall, readNoticesCall } from '@vitrine/contract/website/panel-calls'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { focusFirstProblem } from '../../parts/focus-first-problem.ts'
import { SaveBar } from '../../parts/save-bar.tsx'
import { toastSaved } from '../../parts/toast.ts'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { AnnouncementFields, CookieFields, InfoBarFields, PopupFields } from './notice-fields.tsx'
import { draftOf, noticesOf } from './notices-draft.ts'
import classes from './website.module.css'

/** What is shown on top of pages: a bar, a popup, the question about cookies, buttons on phones. */
export function NoticesForm() {
  const notices = useCall(readNoticesCall, {})
  if (notices.isPending) return <Skeleton h={480} aria-label="Loading what is on top" role="status" />
  if (notices.isError) return <ErrorNotice error={notices.error} onRetry={() => void notices.refetch()} />
  return <Fields known={notices.data} />
}

function Fields({ known }: { readonly known: ReplyOf<typeof readNoticesCall> }) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm({ mode: 'controlled', initialValues: draftOf(known.notices) })
  const save = form.onSubmit(async (draft) => {
    setRefusal(null)
    const outcome = await call(changeNoticesCall, { body: noticesOf(draft) })
    if (!outcome.ok) {
      form.setErrors(outcome.refusal.errors)
      return setRefusal(outcome.refusal)
    }
    form.setInitialValues(draft)
    form.resetDirty(draft)
    await queries.invalidateQueries({ queryKey: [readNoticesCall.name] })
    toastSaved('What is on top of pages was saved')
  })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) focusFirstProblem(element.current)
  }, [refusal])
  const isDirty = form.isDirty()
  const isLeaving = useRef(false)
  // Editors of formatted text keep what was typed; new ones begin with what is kept.
  const [round, setRound] = useState(0)
  const discard = () => {
    form.reset()
    setRound(round + 1)
  }
  return (
    <form ref={element} onSubmit={save} noValidate className={classes.form}>
      <Stack key={round}>
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <AnnouncementFields form={form} />
        <PopupFields form={form} collections={known.collections} />
        <CookieFields form={form} />
        <InfoBarFields form={form} />
      </Stack>
      <SaveBar isDirty={isDirty} isSaving={form.submitting} onDiscard={discard} />
      <UnsavedGuard isDirty={isDirty} isLeaving={isLeaving} />
    </form>
  )
}
