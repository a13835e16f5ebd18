import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import { guessHome } from '@vitrine/domain/selling/site-home'
import { checkTitle } from '@vitrine/domain/website/check-title'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useCall } from '../../call/use-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { focusFirstProblem } from '../../parts/focus-first-problem.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { Shown } from '../../parts/reading/shown.tsx'
import { useSession } from '../../session/session.ts'
import { HomeFields } from './home-fields.tsx'
import { countsText, KeptChanges, type Samples } from './kept-changes.tsx'
import { TemplateChoice } from './template-choice.tsx'

type Choice = 'empty' | 'demo' | 'template'

/** Asks what the site begins with: nothing but its title, the demo that is there, or another template. A site without a demo has begun. */
export function BeginScreen() {
  const samples = useCall(readSamplesCall, {})
  return (
    <>
      <PageHead title="What should your site be?" />
      <Shown of={[samples]} loading="Loading the choices" height={320}>
        {(read) => (
          <>
            {!read.isThere && <Navigate to="/" replace />}
            {read.isThere && <BeginForm samples={read} />}
          </>
        )}
      </Shown>
    </>
  )
}

function BeginForm({ samples }: { readonly samples: Samples }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { site } = useSession()
  const [choice, setChoice] = useState<Choice>('empty')
  const [title, setTitle] = useState(samples.title)
  const [templateId, setTemplateId] = useState(samples.templateId)
  const [isFilled, setFilled] = useState('empty')
  const [isKept, setKept] = useState(true)
  const [missing, setMissing] = useState<{ readonly title?: string }>({})
  const [home, setHome] = useState(guessedHome)
  const form = useRef<HTMLFormElement>(null)
  const needsTitle = choice === 'empty' || (choice === 'template' && isFilled === 'empty')

  const change = useChange<unknown>({
    staleIfRefused: [readSamplesCall],
    onDone: () => void queries.invalidateQueries(),
    goOn: () => void navigate({ to: '/' }),
  })
  const refusal = refusalIn(change)
  const errors: Readonly<Record<string, string>> = { ...refusal?.errors, ...missing }
  useEffect(() => {
    if (refusal || missing.title) focusFirstProblem(form.current)
  }, [refusal, missing])

  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (choice === 'demo') return void navigate({ to: '/' })
    const titleProblem = needsTitle ? checkTitle(title) : null
    change.forget()
    setMissing(titleProblem ? { title: titleProblem } : {})
    if (titleProblem) return
    const beginning = prepareCall(beginSiteCall, {
      body: {
        content: needsTitle ? 'empty' : 'samples',
        title,
        templateId: choice === 'template' ? templateId : samples.templateId,
        keepsChanged: isKept,
        ...(needsTitle && { home }),
      },
    })
    void change.send(beginning, 'Your site is ready to be filled')
  }

  return (
    <form ref={form} onSubmit={begin} noValidate>
      <PanelCard title="Begin with">
        <Stack>
          <Radio.Group
            aria-label="Begin with"
            value={choice}
            onChange={(value) => setChoice(value as Choice)}
          >
            <Stack gap="sm">
              <Radio
                value="empty"
                label="An empty site"
                description="A home page to be filled, a shop and a journal without anything in them, and menus that lead there."
              />
              <Radio
                value="demo"
                label="The demo"
                description={`What you see at ${site.url} stays as it is: ${countsText(samples)}. You can remove it later.`}
              />
              <Radio
                value="template"
                label="Another template"
                description="One that is installed here, or one of your own as a folder or a zip file."
              />
            </Stack>
          </Radio.Group>
          {choice === 'template' && (
            <>
              <TemplateChoice value={templateId} onChange={setTemplateId} />
              <Radio.Group label="Filled with" value={isFilled} onChange={setFilled}>
                <Group mt="xs">
                  <Radio value="empty" label="Nothing yet" />
                  <Radio value="samples" label="Sample content" />
                </Group>
              </Radio.Group>
            </>
          )}
          {needsTitle && (
            <>
              <TextInput
                label="Title of your site"
                required
                maxLength={200}
                value={title}
                error={errors.title}
                onChange={(event) => setTitle(event.currentTarget.value)}
              />
              <HomeFields value={home} errors={errors} onChange={setHome} />
            </>
          )}
          {choice !== 'demo' && <KeptChanges samples={samples} isKept={isKept} onChange={setKept} />}
          <div role="alert">
            {refusal && (
              <Alert color="red" style={{ whiteSpace: 'pre-line' }}>
                {refusal.message}
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" loading={change.state.kind === 'saving'}>
              {choice === 'demo' ? 'Keep the demo' : 'Make this my site'}
            </Button>
          </Group>
          {choice !== 'demo' && (
            <Text size="sm" c="dimmed">
              The demo content goes all at once: {countsText(samples)}. Orders are kept.
            </Text>
          )}
        </Stack>
      </PanelCard>
    </form>
  )
}

function guessedHome() {
  return guessHome(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
