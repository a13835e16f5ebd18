import { EmptyState } from '@mantine/core'
import { removeFilesCall } from '@vitrine/contract/media/act-calls'
import { exportMediaCall, listMediaCall } from '@vitrine/contract/media/library-calls'
import { mediaList } from '@vitrine/contract/media/media-list'
import { Images } from 'lucide-react'
import { lazy } from 'react'
import { callQuery } from '../../call/call-query.ts'
import { csvAddressOf } from '../../parts/lists/csv-address.ts'
import type { ListRoom } from '../../parts/lists/list-room.ts'
import type { PanelMedia } from '../../parts/media/send-file.ts'
import { fileName } from './file-link.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { MediaCard, MediaTile, mediaCells } from './media-cells.tsx'
import type { MediaSearch } from './media-search.ts'

const RemoveFilesDialog = lazy(() =>
  import('./remove-files-dialog.tsx').then((file) => ({ default: file.RemoveFilesDialog })),
)

/** The list of the library, as pictures or as lines. */
export function mediaRoom(
  layout: MediaSearch['layout'],
  onLayout: (layout: MediaSearch['layout']) => void,
): ListRoom<PanelMedia> {
  return {
    list: mediaList,
    read: (query) => callQuery(listMediaCall, { query }),
    nameOf: fileName,
    cells: mediaCells,
    card: (media) => <MediaCard media={media} />,
    ...(layout === 'grid' && { tile: (media: PanelMedia) => <MediaTile media={media} /> }),
    tools: <LayoutSwitch layout={layout} onChange={onLayout} />,
    acts: [{ key: 'remove', call: removeFilesCall, Dialog: RemoveFilesDialog }],
    csvAddress: csvAddressOf(exportMediaCall),
    empty: (
      <EmptyState
        py="xl"
        role="status"
        icon={<Images aria-hidden />}
        title="Nothing here yet"
        description="Drop pictures, documents, recordings and films here, or choose them from your computer."
      />
    ),
  }
}
