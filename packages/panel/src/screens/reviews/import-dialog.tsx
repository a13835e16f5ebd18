import { Alert, Button, FileInput, Group, List, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { importReviewsCall } from '@vitrine/contract/reviews/panel-calls'
import { type FormEvent, useRef, useState } from 'react'
import { prepareFile } from '../../call/send-file.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../parts/dialogs/way-back-button.tsx'

type Imported = ReplyOf<typeof importReviewsCall>

/** Takes reviews in from a file, and tells what became of its rows. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  // A file that was mended is chosen again, of which browsers tell where they hold none.
  const forget = useRef<() => void>(null)
  const change = useChange<Imported>({ onDone: setImported })
  const refusal = refusalIn(change)
  const isSending = change.state.kind === 'saving'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (file) void change.send(prepareFile(importReviewsCall, file, {}))
  }
  return (
    <DialogFrame onClose={onClose} title="Import reviews" isDone={imported !== null} isSaving={isSending}>
      <form noValidate onSubmit={send}>
        <Stack>
          <Text size="sm">
            A CSV file with a column for the product (a part of its address, its SKU, title or id) and one for
            the rating, 1 to 5; as you have them: title, body, author, email, date, reply. The same file again
            adds nothing twice. Imported reviews are marked as such, and shown once you switch them on.
          </Text>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
          <FileInput
            label="File"
            placeholder="Choose a CSV file"
            accept=".csv,text/csv"
            value={file}
            resetRef={forget}
            onChange={(chosen) => {
              forget.current?.()
              setFile(chosen)
              setImported(null)
            }}
            data-autofocus
          />
          {imported && <Result {...imported} />}
          <Group justify="flex-end" gap="xs">
            <WayBackButton isSaving={isSending} onClick={onClose}>
              {imported ? 'Done' : 'Cancel'}
            </WayBackButton>
            <Button type="submit" loading={isSending} disabled={file === null}>
              Import
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}

function Result({ added, known, problems }: Imported) {
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        Added: {added}. There already: {known}. Not usable: {problems.length}.
      </Text>
      <List size="sm">
        {problems.map(({ line, reason }) => (
          <List.Item key={`${line} ${reason}`}>
            Line {line}: {reason}
          </List.Item>
        ))}
      </List>
    </div>
  )
}
