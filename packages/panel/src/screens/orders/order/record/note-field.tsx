import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { addOrderNoteCall } from '@vitrine/contract/orders/record-calls'
import { noteLimit } from '@vitrine/domain/orders/record/note-limit'
import { useRef, useState } from 'react'
import { prepareCall } from '../../../../call/prepare-call.ts'
import { refusalIn } from '../../../../parts/changes/use-change.ts'
import { UnsavedGuard } from '../../../../parts/unsaved-guard.tsx'
import { useOrderChange } from '../use-order-change.ts'

/** A note on an order, which its buyer does not see. */
export function NoteField({ orderId }: { readonly orderId: string }) {
  const [text, setText] = useState('')
  const isLeaving = useRef(false)
  const change = useOrderChange(() => setText(''))
  const refusal = refusalIn(change)
  return (
    <form
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        void change.send(
          prepareCall(addOrderNoteCall, { params: { orderId }, body: { text } }),
          'The note was added',
        )
      }}
    >
      <Stack gap="xs">
        <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
        <Textarea
          label="Note"
          description="For you and your colleagues alone."
          autosize
          minRows={1}
          maxRows={8}
          maxLength={noteLimit}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {text.trim() !== '' && (
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={change.state.kind === 'saving'}>
              Add note
            </Button>
          </Group>
        )}
      </Stack>
      <UnsavedGuard isDirty={text.trim() !== ''} isLeaving={isLeaving} />
    </form>
  )
}
