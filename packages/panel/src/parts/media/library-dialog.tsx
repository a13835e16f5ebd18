import { EmptyState, Modal, SegmentedControl, Stack } from '@mantine/core'
import { listMediaCall } from '@vitrine/contract/media/library-calls'
import type { MediaKind } from '@vitrine/domain/media/media-entry'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { RowsFoot } from '../lists/rows/rows-foot.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { Shown } from '../reading/shown.tsx'
import { kindLabels } from './kind-labels.ts'
import { MediaGrid } from './media-grid.tsx'
import type { PanelMedia } from './send-file.ts'

interface LibraryDialogProps {
  readonly kinds: readonly MediaKind[]
  readonly onChoose: (media: PanelMedia) => void
  readonly onClose: () => void
}

/** Files on a page. */
const pageRows = 50

const names = { one: 'file', many: 'files' }

/** What is looked for, and the page that is shown of it. */
interface Looked {
  readonly text: string
  readonly place: { readonly after?: string } | { readonly before?: string }
}

/** The library, to choose one file from it. */
export function LibraryDialog({ kinds, onChoose, onClose }: LibraryDialogProps) {
  const [kind, setKind] = useState<MediaKind>(kinds[0] ?? 'picture')
  const [{ text, place }, setShown] = useState<Looked>({ text: '', place: {} })
  const media = useCall(
    listMediaCall,
    { query: { ...(text !== '' && { q: text }), f: `kind:is:${kind}`, limit: pageRows, ...place } },
    { keepPrevious: true },
  )
  const choose = (id: string) => {
    const chosen = media.data?.rows.find((each) => each.id === id)
    if (chosen) onChoose(chosen)
  }
  return (
    <Modal opened onClose={onClose} title="Choose from the library" size="xl">
      <Stack>
        {kinds.length > 1 && (
          <SegmentedControl
            aria-label="Kind of file"
            data={kinds.map((value) => ({ value, label: kindLabels[value] }))}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setShown({ text, place: {} })
            }}
          />
        )}
        <SearchBox
          label="Search the library"
          text={text}
          onSearch={(next) => setShown({ text: next, place: {} })}
        />
        <Shown of={[media]} loading="Loading the library" failed={failureText.list}>
          {(read) => (
            <>
              {read.rows.length === 0 && (
                <EmptyState
                  role="status"
                  icon={<Images aria-hidden />}
                  title={text === '' ? 'Nothing here yet' : 'Nothing found'}
                  description={text === '' ? 'Files that you upload come here.' : 'Try other words.'}
                />
              )}
              {read.rows.length > 0 && (
                <>
                  <MediaGrid
                    label="Files of the library"
                    media={read.rows}
                    chosenId={null}
                    onChoose={choose}
                  />
                  <RowsFoot names={names} page={read} onPage={(next) => setShown({ text, place: next })} />
                </>
              )}
            </>
          )}
        </Shown>
      </Stack>
    </Modal>
  )
}
