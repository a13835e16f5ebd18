import {
  Alert,
  Anchor,
  Button,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Switch,
  Text,
  Textarea,
} from '@mantine/core'
import {
  importSubscribersCall,
  listSubscriberImportsCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { consentProblem } from '@vitrine/domain/newsletter/check-subscriber'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '../../../call/send-file.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { ChooseFile } from '../../../parts/files/choose-files.tsx'
import { useListChoices } from '../use-lists.ts'

/** Says how people agreed, and sends the file of their addresses. */
export function SendSubscribers() {
  const lists = useListChoices()
  const [input, setInput] = useState({ listId: standingListId, consent: '', isAsking: false })
  const [wrongConsent, setWrongConsent] = useState<string | null>(null)
  const statement = useRef<HTMLTextAreaElement>(null)
  const write = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  const mark = (wrong: string) => {
    setWrongConsent(wrong)
    statement.current?.focus()
  }
  // What it makes old is read again when the import is over.
  const change = useChange<unknown>({ stale: [listSubscriberImportsCall] })
  const refusal = refusalIn(change)
  const send = async (file: File) => {
    const { listId, consent, isAsking } = input
    const query = { listId, consent: consent.trim(), ask: isAsking ? 'yes' : 'no' } as const
    const refused = await change.send(() => sendFile(importSubscribersCall, file, { query }))
    if (refused?.errors.consent) mark(refused.errors.consent)
  }
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text size="sm">
          A CSV file with a column “Email”, and if you like “Name”, or “First name” and “Last name”. Up to 16
          MB. Who unsubscribed is not put on the list again.
        </Text>
        <Text size="sm">
          Where a column says who is subscribed, such as “State”, “Status” or “Accepts Email Marketing”, they
          alone are signed up. Who unsubscribed by the file is kept off the list from now on.
        </Text>
        <NativeSelect
          label="List"
          maw={420}
          data={[...lists]}
          value={input.listId}
          onChange={({ currentTarget }) => write({ listId: currentTarget.value })}
        />
        <Textarea
          ref={statement}
          label="How did these people agree?"
          description="Such as: signed up at our old shop between 2022 and 2025. It is kept with each address."
          required
          autosize
          minRows={2}
          value={input.consent}
          error={wrongConsent}
          onChange={({ currentTarget }) => {
            setWrongConsent(null)
            write({ consent: currentTarget.value })
          }}
        />
        <Switch
          label="Ask each by mail first"
          description="For addresses that nobody has confirmed yet."
          checked={input.isAsking}
          onChange={({ currentTarget }) => write({ isAsking: currentTarget.checked })}
        />
        <div role="alert">
          {refusal && !refusal.errors.consent && (
            <Alert color="red" title="This file was not imported">
              {refusal.message}
            </Alert>
          )}
        </div>
        <Group>
          <ChooseFile accept=".csv,text/csv,.txt" onFile={(file) => void send(file)}>
            {(props) => (
              <Button
                loading={change.state.kind === 'saving'}
                leftSection={<FileUp size={16} aria-hidden />}
                onClick={() => {
                  const wrong = consentProblem(input.consent)
                  if (wrong) mark(wrong)
                  else props.onClick()
                }}
              >
                Choose a file
              </Button>
            )}
          </ChooseFile>
          <Anchor
            size="sm"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleFile)}`}
            download="subscribers.csv"
          >
            A sample file
          </Anchor>
        </Group>
      </Stack>
    </Paper>
  )
}

const sampleFile = ['Email,Name', 'ada@example.com,Ada Byron', 'grace@example.com,Grace'].join('\r\n')
