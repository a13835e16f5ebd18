import { Alert, Button, Paper, PasswordInput, Skeleton, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { changeLockCall, readLockCall } from '@vitrine/contract/website/panel-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { LazyRichText } from '../../parts/rich-text/lazy-rich-text.tsx'
import { toastSaved } from '../../parts/toast.ts'
import classes from './website.module.css'

/** Puts the whole site behind a password, or opens it. */
export function LockForm() {
  const lock = useCall(readLockCall, {})
  if (lock.isPending) return <Skeleton h={320} aria-label="Loading the password settings" role="status" />
  if (lock.isError) return <ErrorNotice error={lock.error} onRetry={() => void lock.refetch()} />
  return <PasswordForm key={String(lock.data.isLocked)} known={lock.data} />
}

function PasswordForm({ known }: { readonly known: ReplyOf<typeof readLockCall> }) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm({ mode: 'controlled', initialValues: { ...known, password: '' } })
  const save = form.onSubmit(async ({ password, ...texts }) => {
    setRefusal(null)
    const outcome = await call(changeLockCall, {
      body: { ...texts, password: password === '' ? null : password },
    })
    if (!outcome.ok) {
      form.setErrors(outcome.refusal.errors)
      return setRefusal(outcome.refusal)
    }
    await queries.invalidateQueries({ queryKey: [readLockCall.name] })
    form.setValues({ ...outcome.reply, password: '' })
    form.resetDirty({ ...outcome.reply, password: '' })
    toastSaved(outcome.reply.isLocked ? 'The site is behind a password' : 'The site is open to everyone')
  })
  const { isLocked, bodyHtml } = form.getValues()
  return (
    <Paper withBorder p="md" className={classes.form}>
      <form onSubmit={save} noValidate>
        <Stack align="flex-start">
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
          <Switch
            label="Visitors need a password to see the site"
            {...form.getInputProps('isLocked', { type: 'checkbox' })}
          />
          {isLocked && (
            <>
              <PasswordInput
                w="min(100%, 24rem)"
                label={known.isLocked ? 'New password' : 'Password'}
                description={known.isLocked ? 'Leave it empty to keep the one there is.' : undefined}
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
                {...form.getInputProps('password')}
              />
              <TextInput
                w="min(100%, 24rem)"
                label="Headline of the page"
                {...form.getInputProps('headline')}
              />
              <div className={classes.wide}>
                <LazyRichText
                  label="Text of the page"
                  html={bodyHtml}
                  onChange={(html) => form.setFieldValue('bodyHtml', html)}
                  minRows={3}
                />
              </div>
            </>
          )}
          <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
            Save
          </Button>
        </Stack>
      </form>
    </Paper>
  )
}
