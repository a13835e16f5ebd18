import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { changeMediaCall, listMediaCall } from '@vitrine/contract/media/library-calls'
import { useState } from 'react'
import { readAfter } from '../../call/read-after.ts'
import { useCall } from '../../call/use-call.ts'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../../parts/dialogs/dialog-frame.tsx'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { Shown } from '../../parts/reading/shown.tsx'
import { DescribePicture } from './describe-picture.tsx'
import type { DraftState } from './detail/media-form.tsx'

/** Pictures that were read for a walk, part by part. */
interface Walked {
  readonly pictures: readonly PanelMedia[]
  /** Of the first part: what is described meanwhile is counted, too. */
  readonly total: number
  /** Where the part began that was read last; null: the first. */
  readonly after: string | null
  /** Where the next part begins; null: there is none. */
  readonly next: string | null
}

/** Goes through the pictures without a description, one after another. */
export function AltWalk({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [after, setAfter] = useState<string | null>(null)
  const query = { f: 'alt-missing:is:yes', limit: 200, ...(after !== null && { after }) }
  const found = useCall(listMediaCall, { query }, { isFresh: true })
  // What is described stays in the list until the walk is over, so that no place moves. What an earlier walk was told is described by now.
  const [walked, setWalked] = useState<Walked | null>(null)
  const isRead = walked !== null && walked.after === after
  if (!isRead && found.isFetchedAfterMount && found.isSuccess) {
    const { rows, total, next } = found.data
    const pictures = [...(walked?.pictures ?? []), ...rows]
    setWalked({ pictures, total: walked?.total ?? total.count, after, next })
  }
  const [place, setPlace] = useState(0)
  const [draft, setDraft] = useState<DraftState>('stored')
  const media = walked?.pictures[place]
  const length = Math.max(walked?.total ?? 0, walked?.pictures.length ?? 0)
  const goOn = () => {
    setPlace(place + 1)
    if (walked && walked.next !== null && place + 1 === walked.pictures.length) setAfter(walked.next)
  }
  const close = () => {
    // Not before: each description would have all pictures read again.
    if (place > 0) void readAfter(queries, changeMediaCall)
    onClose()
  }
  return (
    <DialogFrame
      title="Describe pictures"
      size="lg"
      isDirty={draft === 'written'}
      isDone={draft !== 'written'}
      isSaving={draft === 'saving'}
      onClose={close}
    >
      <Shown
        of={[
          {
            data: (media || isRead ? walked : null) ?? undefined,
            error: isRead ? null : found.error,
            refetch: found.refetch,
          },
        ]}
        loading="Loading pictures"
        height={300}
      >
        {() =>
          media ? (
            <DescribePicture
              key={media.id}
              media={media}
              count={`${place + 1} of ${length}`}
              onDraft={setDraft}
              onGoOn={goOn}
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
