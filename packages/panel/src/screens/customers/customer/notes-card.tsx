import { Alert, Button, Group, Stack, TagsInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changeCustomerCall } from '@vitrine/contract/customers/panel-calls'
import { checkCustomer } from '@vitrine/domain/customers/check-customer'
import { useRef } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { UnsavedGuard } from '../../../parts/unsaved-guard.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { useCustomerChange } from './use-customer-change.ts'

/** What owners note of a person: tags to find them by, and a text. */
export function NotesCard({ customer }: Pick<CustomerRecord, 'customer'>) {
  const isLeaving = useRef(false)
  const change = useCustomerChange(customer.id, ({ tags, notes }) => {
    const kept = { tags: [...tags], notes }
    form.setInitialValues(kept)
    form.setValues(kept)
    form.resetDirty(kept)
  })
  const refusal = refusalIn(change)
  const form = useForm({
    mode: 'controlled',
    initialValues: { tags: [...customer.tags], notes: customer.notes },
    validate: checkCustomer,
  })
  const save = form.onSubmit(async (values) => {
    const { tags, notes, updatedAtMs } = customer
    // What nobody typed in here is what somebody else made of it meanwhile.
    const body = {
      tags: form.isDirty('tags') ? values.tags : [...tags],
      notes: form.isDirty('notes') ? values.notes : notes,
      updatedAtMs,
    }
    const saving = prepareCall(changeCustomerCall, { params: { customerId: customer.id }, body })
    const refused = await change.send(saving, 'Tags and notes were saved')
    if (refused) form.setErrors(refused.errors)
  })
  return (
    <PanelCard title="Tags and notes">
      <form onSubmit={save} noValidate aria-label="Tags and notes">
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
          <TagsInput
            label="Tags"
            description="Such as wholesale or press; the list is narrowed by them."
            maxLength={60}
            {...form.getInputProps('tags')}
          />
          <Textarea
            label="Notes"
            description="For you and your colleagues alone."
            autosize
            minRows={3}
            maxRows={16}
            {...form.getInputProps('notes')}
          />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={change.state.kind === 'saving'}
              disabled={!form.isDirty()}
              data-primary
            >
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedGuard isDirty={form.isDirty()} isLeaving={isLeaving} />
    </PanelCard>
  )
}
