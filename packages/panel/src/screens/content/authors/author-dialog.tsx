import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  changeAuthorCall,
  createAuthorCall,
  listAuthorsCall,
  removeAuthorCall,
} from '@vitrine/contract/content/author-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { PictureField } from '../../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import type { Author } from './author.ts'

interface AuthorDialogProps {
  /** Null: closed. */
  readonly author: Author | 'new' | null
  readonly onClose: () => void
}

/** Adds, changes or removes an author. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  return (
    <DialogFrame
      opened={author !== null}
      onClose={onClose}
      size="lg"
      title={author === 'new' ? 'New author' : (author?.displayName ?? '')}
    >
      {author !== null && <AuthorForm known={author === 'new' ? null : author} onClose={onClose} />}
    </DialogFrame>
  )
}

const nobody = { displayName: '', bioHtml: '', avatar: null, websiteUrl: '' }

function AuthorForm({ known, onClose }: { readonly known: Author | null; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [input, setInput] = useState<Omit<Author, 'id'>>(() => {
    if (!known) return nobody
    const { id: _, ...rest } = known
    return rest
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isAsked, ask] = useState(false)

  const done = (text: string) => {
    void queries.invalidateQueries({ queryKey: [listAuthorsCall.name] })
    toastSaved(text)
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = known
      ? await call(changeAuthorCall, { params: { authorId: known.id }, body: { ...input, was: known } })
      : await call(createAuthorCall, { body: input })
    if (outcome.ok) return done(`${outcome.reply.author.displayName} was saved`)
    setErrors(outcome.refusal.errors)
    setMessage(outcome.refusal.message)
  }
  const remove = async () => {
    if (!known) return
    const outcome = await call(removeAuthorCall, { params: { authorId: known.id } })
    if (outcome.ok) done(`${known.displayName} was removed`)
    else setMessage(outcome.refusal.message)
  }
  const change = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <div role="alert">{message !== null && <Alert color="red">{message}</Alert>}</div>
        <TextInput
          label="Name"
          required
          value={input.displayName}
          error={errors.displayName}
          maxLength={200}
          data-autofocus
          onChange={(event) => change({ displayName: event.currentTarget.value })}
        />
        <LazyRichText
          label="About the author"
          html={input.bioHtml}
          onChange={(bioHtml) => change({ bioHtml })}
          minRows={3}
        />
        <PictureField label="Picture" value={input.avatar} onChange={(avatar) => change({ avatar })} />
        <TextInput
          label="Website"
          placeholder="https://example.org"
          value={input.websiteUrl}
          error={errors.websiteUrl}
          onChange={(event) => change({ websiteUrl: event.currentTarget.value.trim() })}
        />
        {isAsked && (
          <Alert color="orange" title={`Remove ${known?.displayName}?`}>
            What they wrote stays, with their name.
            <Group mt="sm" gap="xs">
              <Button size="xs" color="red" onClick={() => void remove()}>
                Remove
              </Button>
              <Button size="xs" variant="default" onClick={() => ask(false)}>
                Keep
              </Button>
            </Group>
          </Alert>
        )}
        <Group justify="space-between">
          {known && !isAsked ? (
            <Button variant="subtle" color="red" onClick={() => ask(true)}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit">Save</Button>
        </Group>
      </Stack>
    </form>
  )
}
