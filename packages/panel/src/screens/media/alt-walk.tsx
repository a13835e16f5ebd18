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

/** Goes through the pictures without a description, one after another. */
export function AltWalk({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient()
  const found = useCall(listMediaCall, { query: { f: 'alt-missing:is:yes', limit: 200 } }, { isFresh: true })
  // What is described stays in the list until the walk is over, so that no place moves. What an earlier walk was told is described by now.
  const [list, setList] = useState<readonly PanelMedia[] | null>(null)
  if (list === null && found.isFetchedAfterMount && found.isSuccess) setList(found.data.rows)
  const [place, setPlace] = useState(0)
  const [draft, setDraft] = useState<DraftState>('stored')
  const media = list?.[place]
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
        of={[{ data: list ?? undefined, error: list ? null : found.error, refetch: found.refetch }]}
        loading="Loading pictures"
        height={300}
      >
        {({ length }) =>
          media ? (
            <DescribePicture
              key={media.id}
              media={media}
              count={`${place + 1} of ${length}`}
              onDraft={setDraft}
              onGoOn={() => setPlace(place + 1)}
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
