import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeMediaCall, listMediaCall } from '@vitrine/contract/media/library-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { readAfter } from '../../call/read-after.ts'
import { useCall } from '../../call/use-call.ts'
import { refusalIn, useChange } from '../../parts/changes/use-change.ts'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import { WayBackButton } from '../../parts/dialogs/way-back-button.tsx'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { Shown } from '../../parts/reading/shown.tsx'

/** Goes through the pictures without a description, one after another. */
export function AltWalk({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const found = useCall(listMediaCall, { query: { f: 'alt-missing:is:yes', limit: 200 } }, { isFresh: true })
  // What is described stays in the list until the walk is over, so that no place moves. What an earlier walk was told is described by now.
  const [list, setList] = useState<readonly PanelMedia[] | null>(null)
  if (list === null && found.isFetchedAfterMount && found.isSuccess) setList(found.data.rows)
  const [place, setPlace] = useState(0)
  const [altText, setAltText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const media = list?.[place]
  const close = () => {
    // Not before: each description would have all pictures read again.
    if (place > 0) void readAfter(queries, changeMediaCall)
    onClose()
  }
  const goOn = () => {
    write('')
    setPlace(place + 1)
  }
  const change = useChange<unknown>({ onDone: goOn })
  const isSaving = change.state.kind === 'saving'
  const write = (text: string) => {
    setAltText(text)
    setMissing(false)
    change.forget()
  }
  const save = (described: PanelMedia) => {
    if (altText.trim() === '') return setMissing(true)
    const { id, title, filename, focalPoint, updatedAtMs } = described
    const body = { title, filename, altText, focalPoint, updatedAtMs }
    void change.send(() => call(changeMediaCall, { params: { mediaId: id }, body }))
  }
  const isWritten = media !== undefined && altText.trim() !== ''
  return (
    <DialogFrame
      title="Describe pictures"
      size="lg"
      isDirty={isWritten}
      isDone={!isWritten}
      isSaving={isSaving}
      onClose={close}
    >
      <Shown
        of={[{ data: list ?? undefined, error: list ? null : found.error, refetch: found.refetch }]}
        loading="Loading pictures"
        height={300}
      >
        {({ length }) =>
          media ? (
            <OnePicture
              key={media.id}
              media={media}
              count={`${place + 1} of ${length}`}
              altText={altText}
              problem={isMissing ? missingText : refusalIn(change)?.message}
              isSaving={isSaving}
              onChange={write}
              onSave={() => save(media)}
              onSkip={goOn}
            />
          ) : (
            <Stack role="status">
              <Text>That was the last one.</Text>
              <DialogButtons>
                <Button data-autofocus onClick={close}>
                  Done
                </Button>
              </DialogButtons>
            </Stack>
          )
        }
      </Shown>
    </DialogFrame>
  )
}

const missingText = 'Write what the picture shows, or skip it.'

interface OnePictureProps {
  readonly media: PanelMedia
  readonly count: string
  readonly altText: string
  readonly problem: string | undefined
  readonly isSaving: boolean
  readonly onChange: (altText: string) => void
  readonly onSave: () => void
  readonly onSkip: () => void
}

function OnePicture(props: OnePictureProps) {
  const { media, count, altText, problem, isSaving, onChange, onSave, onSkip } = props
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSave()
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
          value={altText}
          error={problem}
          maxLength={1000}
          autosize
          minRows={2}
          // Each picture is a new field: typing goes on without a press.
          ref={(field) => {
            if (field && document.activeElement === document.body) field.focus()
          }}
          data-autofocus
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <DialogButtons>
          <WayBackButton isSaving={isSaving} onClick={onSkip}>
            Skip
          </WayBackButton>
          <Button type="submit" loading={isSaving}>
            Save and go on
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}
