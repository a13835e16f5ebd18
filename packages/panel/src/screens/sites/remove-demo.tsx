import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
import { toastSaved } from '../../parts/toasts/toast.ts'
import { useSession } from '../../session/session.ts'
import { HomeFields } from './home-fields.tsx'
import { countsText, KeptChanges, type Samples } from './kept-changes.tsx'

/** Says that the site shows demo content, and takes it away in one act; nothing where there is none. */
export function RemoveDemo() {
  const { data } = useCall(readSamplesCall, {})
  const [isOpen, dialog] = useDisclosure(false)
  if (!data?.isThere) return null
  return (
    <PanelCard title="Demo content">
      <Stack gap="sm">
        <Text size="sm">
          This site shows demo content: {countsText(data)}. Look around, try everything, and take it away when
          you begin with your own.
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={dialog.open}>
            Remove the demo content
          </Button>
          <LinkText to="/begin" size="sm">
            Choose a template
          </LinkText>
        </Group>
      </Stack>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title="Remove the demo content?"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {isOpen && <RemovalForm samples={data} onDone={dialog.close} />}
      </Modal>
    </PanelCard>
  )
}

function RemovalForm({ samples, onDone }: { readonly samples: Samples; readonly onDone: () => void }) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(samples.title)
  const { currency, locale, timeZone } = useSession().site
  const [home, setHome] = useState({ language: locale, timeZone, currency })
  const [isKept, setKept] = useState(true)
  const [isRemoving, setRemoving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const remove = async () => {
    setRemoving(true)
    setMessage(null)
    setErrors({})
    const { templateId } = samples
    const body = { content: 'empty', title, templateId, keepsChanged: isKept, home } as const
    const outcome = await call(beginSiteCall, { body })
    setRemoving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors ?? {})
      return setMessage(outcome.refusal.message)
    }
    toastSaved('The demo content is gone')
    onDone()
    await queries.invalidateQueries()
    // The button that opened the dialog is gone, too.
    document.querySelector<HTMLElement>('h1')?.focus()
  }

  return (
    <Stack>
      <Text size="sm">
        {countsText(samples)} go, with their comments. What you made yourself stays, and so do all orders. A
        home page, a shop and a journal remain, ready to be filled. This cannot be undone.
      </Text>
      <KeptChanges samples={samples} isKept={isKept} onChange={setKept} />
      <TextInput
        label="Title of your site"
        required
        maxLength={200}
        data-autofocus
        value={title}
        error={errors.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <HomeFields value={home} errors={errors} onChange={setHome} />
      <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          Keep it
        </Button>
        <Button color="red.9" loading={isRemoving} onClick={() => void remove()}>
          Remove the demo content
        </Button>
      </Group>
    </Stack>
  )
}
