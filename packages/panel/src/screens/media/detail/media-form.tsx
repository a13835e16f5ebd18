import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { fileNameMissingText } from '@vitrine/domain/media/media-text'
import { isSame } from '@vitrine/domain/merging/is-same'
import { type FormEvent, useEffect, useState } from 'react'
import { isUnexplained, messageAbove } from '../../../call/messages.ts'
import { refusedHere } from '../../../call/refusal.ts'
import type { AskedClash } from '../../../parts/clash/asked-clash.ts'
import { ClashDialog } from '../../../parts/clash/clash-dialog.tsx'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { uploadText } from '../../../parts/media/upload-texts.ts'
import { FocalPoint } from '../../../parts/pictures/focal-point.tsx'
import { isSameButBlanks } from '../../../parts/settings/after-save.ts'
import { useDraft } from '../../../parts/settings/use-draft.ts'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { type MediaWords, mediaSource, wordsOf } from '../media-words.ts'

/** How it is with what is written of a file. */
export type DraftState = 'stored' | 'written' | 'saving'

interface MediaFormProps {
  readonly media: PanelMedia
  /** Told how it is with what is written here. */
  readonly onDraft: (state: DraftState) => void
  readonly onChanged: () => void
}

/** What the library says of a file: title, file name, description, focal point. */
export function MediaForm({ media, onDraft, onChanged }: MediaFormProps) {
  const [draft, setDraft] = useState(() => wordsOf(media))
  const saving = useDraft<MediaWords, PanelMedia, AskedClash>(
    media,
    {
      ...mediaSource,
      save: async (words, over) =>
        words.filename.trim() === ''
          ? refusedHere({ filename: fileNameMissingText })()
          : mediaSource.save(words, over),
      onSaved: () => {
        toastSaved('The file was saved')
        onChanged()
      },
    },
    setDraft,
  )
  const { stored, state } = saving
  const isDirty = !isSameButBlanks(draft, wordsOf(stored))
  saving.follow(media, isDirty)
  const isBusy = state.kind === 'saving'
  const written = isBusy ? 'saving' : isDirty ? 'written' : 'stored'
  useEffect(() => {
    onDraft(written)
    return () => onDraft('stored')
  }, [onDraft, written])
  const refused = state.kind === 'refused' ? state : null
  const errors = refused && isSame(refused.typed, draft) ? refused.refusal.errors : {}
  const problem = refused && messageAbove(refused.refusal) !== null ? problemOf(refused, stored) : null
  const change = (part: Partial<MediaWords>) => setDraft((now) => ({ ...now, ...part }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void saving.save(draft)
  }
  const isPicture = media.kind === 'picture'
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        {isPicture && (
          <FocalPoint
            picture={media}
            value={draft.focalPoint}
            onChange={(focalPoint) => change({ focalPoint })}
          />
        )}
        {isPicture && (
          <Textarea
            label="Description"
            description="For those who cannot see it. Places with words of their own keep them."
            value={draft.altText}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={(event) => change({ altText: event.currentTarget.value })}
          />
        )}
        <TextInput
          label="Title"
          description="What it is called here; visitors do not see it."
          value={draft.title}
          maxLength={200}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextInput
          label="File name"
          description="A new name gives a new address; the old one keeps working."
          value={draft.filename}
          maxLength={200}
          error={errors.filename}
          onChange={(event) => change({ filename: event.currentTarget.value })}
        />
        {problem !== null && (
          <Alert color="red" role="alert" title={problem}>
            {problem === uploadText.rename ? 'Please try again.' : null}
          </Alert>
        )}
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      </Stack>
      <ClashDialog
        clashes={saving.clashes}
        onChoose={(taken) => void saving.settle(taken)}
        onClose={() => void saving.settle(null)}
      />
    </form>
  )
}

/** Why it was not saved, where no field tells. */
function problemOf(
  { refusal, typed }: { readonly refusal: Refusal; readonly typed: MediaWords },
  { filename }: PanelMedia,
): string {
  const isRename = typed.filename !== filename
  return isRename && isUnexplained(refusal) ? uploadText.rename : refusal.message
}
