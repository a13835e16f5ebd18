import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { beginSiteCall, readSamplesCall } from '@vitrine/contract/sites/beginning-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { useCall } from '../../call/use-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { LinkText } from '../../parts/link-text.tsx'
import { PanelCard } from '../../parts/panel-card.tsx'
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
      {isOpen && <RemovalDialog samples={data} onClose={dialog.close} />}
    </PanelCard>
  )
}

interface RemovalDialogProps {
  readonly samples: Samples
  readonly onClose: () => void
}

function RemovalDialog({ samples, onClose }: RemovalDialogProps) {
  const queries = useQueryClient()
  const [title, setTitle] = useState(samples.title)
  const { currency, locale, timeZone } = useSession().site
  const [home, setHome] = useState({ language: locale, timeZone, currency })
  const [isKept, setKept] = useState(true)
  const change = useChange<unknown>({
    staleIfRefused: [readSamplesCall],
    onDone: () => void queries.invalidateQueries(),
    goOn: async () => {
      onClose()
      await queries.invalidateQueries({}, { cancelRefetch: false })
      // The button that opened the dialog is gone, too.
      document.querySelector<HTMLElement>('h1')?.focus()
    },
  })
  const errors = refusalIn(change)?.errors ?? {}
  const remove = () => {
    const { templateId } = samples
    const body = { content: 'empty', title, templateId, keepsChanged: isKept, home } as const
    return prepareCall(beginSiteCall, { body })
  }

  return (
    <FormDialog
      title="Remove the demo content?"
      action="Remove the demo content"
      isDangerous
      size="lg"
      change={change}
      onSubmit={() => void change.send(remove(), 'The demo content is gone')}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
