import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { changePanelLanguageCall } from '@vitrine/contract/owners/panel-language-calls'
import { isPanelLanguage, panelLanguageNames, panelLanguages } from '@vitrine/domain/owners/panel-language'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { type Session, useRenew, useSession } from '../../../session/session.ts'

const choices = panelLanguages.map((value) => ({ value, label: panelLanguageNames[value] }))

/** Notes that the language was saved, over the page that is loaded again in it. */
const savedKey = 'panel-language-saved'

/** The language in which one reads the panel; the page is loaded again in it. */
export function LanguageCard() {
  const { language } = useSession().account
  const renew = useRenew()
  const [chosen, setChosen] = useState<string>(language ?? '')
  const change = useChange<Session>({
    onDone: (session) => {
      sessionStorage.setItem(savedKey, chosen)
      renew(session)
    },
  })
  const refusal = refusalIn(change)
  const select = useRef<HTMLSelectElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is the occasion, on this page or on the next.
  useEffect(() => {
    if (sessionStorage.getItem(savedKey) === null) return
    sessionStorage.removeItem(savedKey)
    select.current?.focus()
    toastSaved('The language was saved')
  }, [language])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { language: isPanelLanguage(chosen) ? chosen : null }
    void change.send(prepareCall(changePanelLanguageCall, { body }))
  }

  return (
    <PanelCard title="Language">
      <form onSubmit={save} aria-label="Language of the panel">
        <Stack>
          <div role="alert">{refusal && <Alert color="red">{refusal.message}</Alert>}</div>
          <NativeSelect
            ref={select}
            label="Language of the panel"
            description="For you alone. What is not translated yet is in English."
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={[{ value: '', label: 'As the browser asks' }, ...choices]}
          />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={change.state.kind === 'saving'}
              disabled={chosen === (language ?? '')}
            >
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </PanelCard>
  )
}
