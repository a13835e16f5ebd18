import { Button, TextInput } from '@mantine/core'
import { changeAuthorCall, createAuthorCall, removeAuthorCall } from '@vitrine/contract/content/author-calls'
import { isSame } from '@vitrine/domain/merging/is-same'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { ConfirmDialog } from '../../../parts/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { PictureField } from '../../../parts/pictures/picture-field.tsx'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import type { Author } from './author.ts'

interface AuthorDialogProps {
  readonly author: Author | 'new'
  readonly onClose: () => void
}

const nobody = { displayName: '', bioHtml: '', avatar: null, websiteUrl: '' }

/** Adds, changes or removes an author. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const known = author === 'new' ? null : author
  const [first] = useState(() => wordsOf(known))
  const [input, setInput] = useState(first)
  const [isAsked, ask] = useState(false)
  const change = useChange<{ readonly author: Author }>({ onDone: onClose })
  const errors = refusalIn(change)?.errors ?? {}
  if (isAsked && known)
    return <RemoveAuthorDialog author={known} onClose={() => ask(false)} onRemoved={onClose} />
  const saving = known
    ? prepareCall(changeAuthorCall, { params: { authorId: known.id }, body: { ...input, was: known } })
    : prepareCall(createAuthorCall, { body: input })
  const write = (part: Partial<typeof input>) => setInput((now) => ({ ...now, ...part }))
  return (
    <FormDialog
      title={known?.displayName ?? 'New author'}
      action="Save"
      size="lg"
      change={change}
      isDirty={!isSame(input, first)}
      onSubmit={() => void change.send(saving, (reply) => `${reply.author.displayName} was saved`)}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        value={input.displayName}
        error={errors.displayName}
        maxLength={200}
        data-autofocus
        onChange={(event) => write({ displayName: event.currentTarget.value })}
      />
      <LazyRichText
        label="About the author"
        html={input.bioHtml}
        onChange={(bioHtml) => write({ bioHtml })}
        minRows={3}
      />
      <PictureField label="Picture" value={input.avatar} onChange={(avatar) => write({ avatar })} />
      <TextInput
        label="Website"
        placeholder="https://example.org"
        value={input.websiteUrl}
        error={errors.websiteUrl}
        onChange={(event) => write({ websiteUrl: event.currentTarget.value.trim() })}
      />
      {known && (
        <Button variant="subtle" color="red.9" style={{ alignSelf: 'flex-start' }} onClick={() => ask(true)}>
          Remove the author
        </Button>
      )}
    </FormDialog>
  )
}

function wordsOf(known: Author | null): Omit<Author, 'id'> {
  if (!known) return nobody
  const { id: _, ...words } = known
  return words
}

interface RemoveAuthorDialogProps {
  readonly author: Author
  readonly onClose: () => void
  readonly onRemoved: () => void
}

function RemoveAuthorDialog({ author: { id, displayName }, onClose, onRemoved }: RemoveAuthorDialogProps) {
  const change = useChange<unknown>({ onDone: onRemoved })
  const remove = prepareRemoval(removeAuthorCall, { params: { authorId: id } })
  return (
    <ConfirmDialog
      title={`Remove ${displayName}?`}
      action="Remove"
      tone="danger"
      change={change}
      onConfirm={() => void change.send(remove, `${displayName} was removed`)}
      onClose={onClose}
    >
      What they wrote stays, with their name.
    </ConfirmDialog>
  )
}
