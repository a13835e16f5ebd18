import { Alert, Button, NativeSelect, NumberInput, Skeleton, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReplyOf } from '@vitrine/contract/call'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { changeCommentSettingsCall, readCommentSettingsCall } from '@vitrine/contract/comments/panel-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { toastSaved } from '../../parts/toast.ts'

/** How visitors may comment and like. */
export function CommentSettingsCard() {
  const settings = useCall(readCommentSettingsCall, {})
  return (
    <PanelCard title="How visitors may comment">
      {settings.isPending && <Skeleton h={320} aria-label="Loading the settings" role="status" />}
      {settings.isError && <ErrorNotice error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.data && <SettingsForm initialValues={settings.data} />}
    </PanelCard>
  )
}

type Settings = ReplyOf<typeof readCommentSettingsCall>

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'most-liked', label: 'Most liked first' },
]

const fieldWidth = 'min(100%, 26rem)'

function SettingsForm({ initialValues }: { readonly initialValues: Settings }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm<Settings>({ mode: 'controlled', initialValues })
  const save = form.onSubmit(async (body) => {
    setRefusal(null)
    const outcome = await call(changeCommentSettingsCall, { body })
    if (!outcome.ok) return setRefusal(outcome.refusal)
    form.resetDirty(body)
    toastSaved('How visitors may comment was saved')
  })
  const flag = (path: string) => form.getInputProps(path, { type: 'checkbox' })
  return (
    <form onSubmit={save}>
      <Stack align="flex-start">
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <Switch label="Comments under posts and events" {...flag('comments.areEnabled')} />
        <Switch label="I approve each comment before it is public" {...flag('comments.needApproval')} />
        <Switch label="Comments can be answered" {...flag('comments.areThreaded')} />
        <Switch label="A name is not needed" {...flag('comments.allowAnonymous')} />
        <Switch label="Comments can be liked" {...flag('comments.allowLikes')} />
        <Switch label="Comments can be reported" {...flag('comments.allowFlags')} />
        <NumberInput
          w={fieldWidth}
          label="Reports that hide a comment until you have looked at it"
          description="0: reports hide nothing"
          min={0}
          max={1000}
          allowDecimal={false}
          {...form.getInputProps('comments.flagThreshold')}
        />
        <NumberInput
          w={fieldWidth}
          label="Days until an item takes no more comments"
          description="0: never"
          min={0}
          max={3650}
          allowDecimal={false}
          {...form.getInputProps('comments.closeAfterDays')}
        />
        <NativeSelect w={fieldWidth} label="Order" data={orders} {...form.getInputProps('comments.sort')} />
        <Switch label="A heart under posts and products" {...flag('hasLikes')} />
        <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
