import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listMediaCall } from '@vitrine/contract/media/library-calls'
import { mediaKinds } from '@vitrine/domain/media/media-entry'
import { Upload } from 'lucide-react'
import { useCallback } from 'react'
import { ChooseFiles } from '../../parts/files/choose-files.tsx'
import { ListScreen } from '../../parts/lists/list-screen.tsx'
import { DropOverWindow } from '../../parts/media/drop-over-window.tsx'
import { acceptedEndings } from '../../parts/media/kind-labels.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { AltBar } from './alt-bar.tsx'
import { DetailDrawer } from './detail/detail-drawer.tsx'
import { libraryQueue } from './library-queue.ts'
import { mediaRoom } from './media-room.tsx'
import { type MediaSearch, readMediaSearch, writeMediaSearch } from './media-search.ts'
import { UploadTray } from './upload-tray.tsx'

const route = getRouteApi('/panel/media')

/** Everything that was uploaded: bring in, find, describe, replace, remove. */
export function MediaScreen() {
  const search = readMediaSearch(route.useSearch())
  const { list, layout, file } = search
  const navigate = route.useNavigate()
  const queries = useQueryClient()
  const show = (change: Partial<MediaSearch>, isReplacing = false) =>
    void navigate({
      search: writeMediaSearch({ ...search, ...change }),
      replace: isReplacing,
      resetScroll: false,
    })
  const readAgain = useCallback(
    () => void queries.invalidateQueries({ queryKey: [listMediaCall.name] }),
    [queries],
  )
  const add = useCallback(
    (files: File[]) => void libraryQueue.add(files, { kinds: mediaKinds, onArrived: readAgain }),
    [readAgain],
  )
  const room = mediaRoom(layout, (next) => show({ layout: next }))
  return (
    <Stack>
      <PageHead
        title="Media"
        actions={
          <ChooseFiles accept={Object.values(acceptedEndings).join(',')} onFiles={add}>
            {(props) => (
              <Button {...props} leftSection={<Upload size={16} aria-hidden />}>
                Upload files
              </Button>
            )}
          </ChooseFiles>
        }
      />
      <DropOverWindow onFiles={add} />
      <UploadTray queue={libraryQueue} />
      {isWithoutAlt(list.f) && <AltBar />}
      <div>
        <ListScreen room={room} search={list} onShow={(next, isTyped) => show({ list: next }, isTyped)} />
      </div>
      <DetailDrawer mediaId={file} onClose={() => show({ file: null })} onChanged={readAgain} />
    </Stack>
  )
}

/** Whether pictures are shown that nobody has described. */
const isWithoutAlt = (f = '') => f.split('~').includes('alt-missing:is:yes')
