import { Alert, Button, Code, List, Paper, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeRedirectsCall, readRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { type RedirectProblem, readRedirects } from '@vitrine/domain/website/redirect-rules'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { toastSaved } from '../../parts/toast.ts'

/** Where old addresses lead, one rule a line. */
export function RedirectsForm() {
  const redirects = useCall(readRedirectsCall, {})
  if (redirects.isPending) return <Skeleton h={320} aria-label="Loading the redirects" role="status" />
  if (redirects.isError)
    return <ErrorNotice error={redirects.error} onRetry={() => void redirects.refetch()} />
  return <RulesForm known={redirects.data.text} />
}

function RulesForm({ known }: { readonly known: string }) {
  const queries = useQueryClient()
  const [text, setText] = useState(known)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<readonly RedirectProblem[]>([])
  const [refused, setRefused] = useState<string | null>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const reading = readRedirects(text)
    setProblems(reading.ok ? [] : reading.problems)
    setRefused(null)
    if (!reading.ok) return
    setSaving(true)
    const outcome = await call(changeRedirectsCall, { body: { text } })
    setSaving(false)
    if (!outcome.ok) return setRefused(outcome.refusal.message)
    setText(outcome.reply.text)
    await queries.invalidateQueries({ queryKey: [readRedirectsCall.name] })
    toastSaved('The redirects were saved')
  }

  return (
    <Paper withBorder p="md">
      <form onSubmit={save}>
        <Stack align="flex-start">
          <Text size="sm">
            A rule sends visitors of an address that is gone to another one. Write one a line, such as{' '}
            <Code>/old-page -&gt; /new-page 301</Code> or{' '}
            <Code>/blog/[year]/[slug] -&gt; /journal/[slug]</Code>. 301 is for good, 302 for now.
          </Text>
          <Textarea
            w="100%"
            label="Rules"
            autosize
            minRows={10}
            maxRows={30}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div role="alert">
            {refused !== null && <Alert color="red">{refused}</Alert>}
            {problems.length > 0 && (
              <Alert color="red" title="These lines cannot be followed">
                <List size="sm">
                  {problems.map(({ line, message }) => (
                    <List.Item key={`${line} ${message}`}>
                      Line {line}: {message}
                    </List.Item>
                  ))}
                </List>
              </Alert>
            )}
          </div>
          <Button type="submit" loading={isSaving} disabled={text === known}>
            Save
          </Button>
        </Stack>
      </form>
    </Paper>
  )
}
