import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { changeMediaCall, listMediaCall } from '@vitrine/contract/media/library-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { Shown } from '../../parts/reading/shown.tsx'

/** Goes through the pictures without a description, one after another. */
export function AltWalk({ onClose }: { readonly onClose: () => void }) {
  const found = useCall(listMediaCall, { query: { f: 'alt-missing:is:yes', limit: 200 } })
  const [place, setPlace] = useState(0)
  // What is described stays in the list until the walk is over, so that no place moves.
  const [list, setList] = useState<readonly PanelMedia[] | null>(null)
  if (list === null && found.data) setList(found.data.rows)
  const media = list?.[place]
  return (
    <Modal opened onClose={onClose} title="Describe pictures" size="lg">
      <Shown of={[found]} loading="Loading pictures" height={300}>
        {() => (
          <>
            {list && media && (
              <OnePicture
                key={media.id}
                media={media}
                count={`${place + 1} of ${list.length}`}
                onNext={() => setPlace(place + 1)}
              />
            )}
            {list && !media && (
              <Stack role="status">
                <Text>That was the last one.</Text>
                <Group justify="flex-end">
                  <Button data-autofocus onClick={onClose}>
                    Done
                  </Button>
                </Group>
              </Stack>
            )}
          </>
        )}
      </Shown>
    </Modal>
  )
}

interface OnePictureProps {
  readonly media: PanelMedia
  readonly count: string
  readonly onNext: () => void
}

function OnePicture({ media, count, onNext }: OnePictureProps) {
  const [altText, setAltText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (altText.trim() === '') return setProblem('Write what the picture shows, or skip it.')
    setBusy(true)
    const { title, filename, focalPoint, updatedAtMs } = media
    const outcome = await call(changeMediaCall, {
      params: { mediaId: media.id },
      body: { title, filename, altText, focalPoint, updatedAtMs },
    })
    setBusy(false)
    if (outcome.ok) onNext()
    else setProblem(outcome.refusal.message)
  }
  return (
    <form onSubmit={(event) => void save(event)}>
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
          onChange={(event) => {
            setAltText(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onNext}>
            Skip
          </Button>
          <Button type="submit" loading={isBusy}>
            Save and go on
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
