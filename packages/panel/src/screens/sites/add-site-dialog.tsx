import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { addSiteCall, listSitesCall } from '@vitrine/contract/sites/site-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { OwnerLink } from './owner-link.tsx'
import { TemplateChoice } from './template-choice.tsx'

/** Adds a site, and shows the link for its owner. */
export function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  const [host, setHost] = useState('')
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [content, setContent] = useState('empty')
  const [isSaving, setSaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [link, setLink] = useState<string | null>(null)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setMessage(null)
    setErrors({})
    const body = { title, host, templateId, content: content === 'empty' ? 'empty' : 'samples' } as const
    const outcome = await call(addSiteCall, { body })
    setSaving(false)
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors ?? {})
      return setMessage(outcome.refusal.message)
    }
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
    setLink(outcome.reply.ownerLink ?? outcome.reply.site.url)
  }

  return (
    <DialogFrame
      key={link === null ? 'fields' : 'link'}
      onClose={onClose}
      title={link === null ? 'Add a site' : `${title || host} is there`}
    >
      {link !== null ? (
        <OwnerLink link={link} />
      ) : (
        <form onSubmit={add} noValidate>
          <Stack>
            <TextInput
              label="Title"
              required
              data-autofocus
              value={title}
              error={errors.title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <TextInput
              label="Host name"
              description="Such as second.example.org. Its DNS record must lead to this server."
              required
              value={host}
              error={errors.host}
              onChange={(event) => setHost(event.currentTarget.value)}
            />
            <TemplateChoice value={templateId} onChange={setTemplateId} />
            <Radio.Group label="Filled with" value={content} onChange={setContent}>
              <Group mt="xs">
                <Radio value="empty" label="Nothing yet" />
                <Radio value="samples" label="Sample content" />
              </Group>
            </Radio.Group>
            <Text size="sm" c="dimmed">
              The site has its own pages, orders and owners. Nobody of it sees the other sites.
            </Text>
            <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
            <DialogButtons>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={isSaving}>
                Add the site
              </Button>
            </DialogButtons>
          </Stack>
        </form>
      )}
    </DialogFrame>
  )
}
