import { Button, Stack, Textarea } from '@mantine/core'
import { isSame } from '@vitrine/domain/merging/is-same'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusedHere } from '../../call/refusal.ts'
import type { AskedClash } from '../../parts/clash/asked-clash.ts'
import { ClashDialog } from '../../parts/clash/clash-dialog.tsx'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { WayBackButton } from '../../parts/dialogs/way-back-button.tsx'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { useDraft } from '../../parts/settings/use-draft.ts'
import type { DraftState } from './detail/media-form.tsx'
import { type MediaWords, mediaSource, wordsOf } from './media-words.ts'

interface DescribePictureProps {
  readonly media: PanelMedia
  /** Which of how many it is. */
  readonly count: string
  /** Told how it is with what is written here. */
  readonly onDraft: (state: DraftState) => void
  readonly onGoOn: () => void
}

/** A picture of the walk, and what it shows in words. */
export function DescribePicture({ media, count, onDraft, onGoOn }: DescribePictureProps) {
  const [draft, setDraft] = useState(() => wordsOf(media))
  const saving = useDraft<MediaWords, PanelMedia, AskedClash>(
    media,
    {
      ...mediaSource,
      save: async (words, over) =>
        words.altText.trim() === ''
          ? refusedHere({ altText: 'Write what the picture shows, or skip it.' })()
          : mediaSource.save(words, over),
      onSaved: onGoOn,
    },
    setDraft,
  )
  const { state, stored } = saving
  const isSaving = state.kind === 'saving'
  const isWritten = draft.altText.trim() !== stored.altText.trim()
  const written = isSaving ? 'saving' : isWritten ? 'written' : 'stored'
  useEffect(() => {
    onDraft(written)
    return () => onDraft('stored')
  }, [onDraft, written])
  const field = useRef<HTMLTextAreaElement>(null)
  // Each picture is a new field, which may come late: typing goes on without a press.
  useEffect(() => field.current?.focus(), [])
  const refusal = state.kind === 'refused' && isSame(state.typed, draft) ? state.refusal : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void saving.save(draft)
  }
  return (
    <form onSubmit={send}>
      <Stack>
        <img
          src={`${media.assetUrl}?format=750w`}
          alt={media.filename}
          style={{ maxWidth: '100%', maxHeight: 320, objectFit: 'contain' }}
        />
        <Textarea
          label="What does it show?"
          description={`${media.filename}, ${count}`}
          value={draft.altText}
          error={refusal && (refusal.errors.altText ?? refusal.message)}
          maxLength={1000}
          autosize
          minRows={2}
          ref={field}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, altText: value }))}
        />
        <DialogButtons>
          <WayBackButton isSaving={isSaving} onClick={onGoOn}>
            Skip
          </WayBackButton>
          <Button type="submit" loading={isSaving}>
            Save and go on
          </Button>
        </DialogButtons>
      </Stack>
      <ClashDialog
        clashes={saving.clashes}
        onChoose={(taken) => void saving.settle(taken)}
        onClose={() => void saving.settle(null)}
      />
    </form>
  )
}
