import {
  Alert,
  Anchor,
  Button,
  FileButton,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Switch,
  Text,
  Textarea,
} from '@mantine/core'
import { importSubscribersCall } from '@vitrine/contract/newsletter/subscriber-calls'
import { consentProblem } from '@vitrine/domain/newsletter/check-subscriber'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { sendFile } from '../../../call/send-file.ts'
import { useListChoices } from '../use-lists.ts'

/** Says how people agreed, and sends the file of their addresses. */
export function SendSubscribers({ onSent }: { readonly onSent: () => void }) {
  const lists = useListChoices()
  const [input, setInput] = useState({ listId: standingListId, consent: '', isAsking: false })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const [wrongConsent, setWrongConsent] = useState<string | null>(null)
  const statement = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  const mark = (wrong: string) => {
    setWrongConsent(wrong)
    statement.current?.focus()
  }
  const send = async (file: File | null) => {
    if (!file) return
    setProblem('')
    setSending(true)
    const { listId, consent, isAsking } = input
    const query = { listId, consent: consent.trim(), ask: isAsking ? 'yes' : 'no' } as const
    const sent = await sendFile(importSubscribersCall, file, { query })
    setSending(false)
    if (sent.ok) return onSent()
    const { message, errors } = sent.refusal
    const wrong = errors.consent
    if (wrong === undefined) setProblem(message)
    else mark(wrong)
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
          onChange={({ currentTarget }) => change({ listId: currentTarget.value })}
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
            change({ consent: currentTarget.value })
          }}
        />
        <Switch
          label="Ask each by mail first"
          description="For addresses that nobody has confirmed yet."
          checked={input.isAsking}
          onChange={({ currentTarget }) => change({ isAsking: currentTarget.checked })}
        />
        <div role="alert">
          {problem !== '' && (
            <Alert color="red" title="This file was not imported">
              {problem}
            </Alert>
          )}
        </div>
        <Group>
          <FileButton accept=".csv,text/csv,.txt" onChange={(file) => void send(file)}>
            {(props) => (
              <Button
                loading={isSending}
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
          </FileButton>
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
