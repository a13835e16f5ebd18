import { Group, Radio, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { addSiteCall } from '@vitrine/contract/sites/site-calls'
import { useState } from 'react'
import { prepareCall } from '../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { FormDialog } from '../../parts/dialogs/form-dialog.tsx'
import { OwnerLink } from './owner-link.tsx'
import { TemplateChoice } from './template-choice.tsx'

/** Adds a site, and shows the link for its owner. */
export function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [host, setHost] = useState('')
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [content, setContent] = useState('empty')
  const [link, setLink] = useState<string | null>(null)
  const change = useChange<ReplyOf<typeof addSiteCall>>({
    onDone: ({ ownerLink, site }) => setLink(ownerLink ?? site.url),
  })
  const errors = refusalIn(change)?.errors ?? {}
  const add = () => {
    const body = { title, host, templateId, content: content === 'empty' ? 'empty' : 'samples' } as const
    void change.send(prepareCall(addSiteCall, { body }))
  }
  if (link !== null)
    return (
      <DialogFrame key="link" onClose={onClose} title={`${title || host} is there`}>
        <OwnerLink link={link} />
      </DialogFrame>
    )
  return (
    <FormDialog
      title="Add a site"
      action="Add the site"
      change={change}
      isDirty={templateId !== null || content !== 'empty'}
      onSubmit={add}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
