import { Button, EmptyState, FileButton, Paper, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listMediaCall } from '@vitrine/contract/media/library-calls'
import { mediaKinds } from '@vitrine/domain/media/media-entry'
import { Images, Upload } from 'lucide-react'
import { useCallback } from 'react'
import { failureText } from '../../call/messages.ts'
import { useCall } from '../../call/use-call.ts'
import { pageSize } from '../../format/paging.ts'
import { ErrorNotice } from '../../parts/error-notice.tsx'
import { ListSkeleton } from '../../parts/lists/list-skeleton.tsx'
import { Pager } from '../../parts/lists/pager.tsx'
import { DropOverWindow } from '../../parts/media/drop-over-window.tsx'
import { acceptedEndings } from '../../parts/media/kind-labels.ts'
import { MediaGrid } from '../../parts/media/media-grid.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { DetailDrawer } from './detail/detail-drawer.tsx'
import { libraryQueue } from './library-queue.ts'
import classes from './media.module.css'
import { MediaFilters } from './media-filters.tsx'
import { type MediaSearch, parseMediaSearch } from './media-search.ts'
import { TidyBar } from './tidy-bar.tsx'
import { UploadTray } from './upload-tray.tsx'

const route = getRouteApi('/panel/media')

/** Everything that was uploaded: bring in, find, describe, replace, remove. */
export function MediaScreen() {
  const search = parseMediaSearch(route.useSearch())
  const { text, kind, only, sort, page = 1, layout = 'grid', file } = search
  const navigate = route.useNavigate()
  const queries = useQueryClient()
  const media = useCall(
    listMediaCall,
    { query: { text, kind, only, sort, offset: (page - 1) * pageSize, limit: pageSize } },
    { keepPrevious: true },
  )
  const show = (change: Partial<MediaSearch>) =>
    void navigate({ search: { ...parseMediaSearch({ ...search, page: 1, ...change }) } })
  const readAgain = () => void queries.invalidateQueries({ queryKey: [listMediaCall.name] })
  const add = useCallback(
    (files: File[]) =>
      void libraryQueue.add(files, {
        kinds: mediaKinds,
        onArrived: () => void queries.invalidateQueries({ queryKey: [listMediaCall.name] }),
      }),
    [queries],
  )
  const isFiltered = text !== undefined || kind !== undefined || only !== undefined
  const total = media.data?.total ?? 0
  return (
    <Stack>
      <PageHead
        title="Media"
        actions={
          <FileButton multiple accept={Object.values(acceptedEndings).join(',')} onChange={add}>
            {(props) => (
              <Button {...props} leftSection={<Upload size={16} aria-hidden />}>
                Upload files
              </Button>
            )}
          </FileButton>
        }
      />
      <DropOverWindow onFiles={add} />
      <UploadTray queue={libraryQueue} />
      <Paper withBorder>
        <MediaFilters search={search} onChange={show} />
        {(only === 'no-alt' || only === 'unused') && total > 0 && (
          <TidyBar only={only} total={total} onDone={readAgain} />
        )}
        {media.isPending && <ListSkeleton label="Loading the library" />}
        {media.isError && (
          <ErrorNotice error={media.error} title={failureText.list} onRetry={() => void media.refetch()} />
        )}
        {media.isSuccess && total === 0 && (
          <Nothing
            isFiltered={isFiltered}
            onAll={() => show({ text: '', kind: undefined, only: undefined })}
          />
        )}
        {media.isSuccess && total > 0 && (
          <>
            <div className={classes.files}>
              <MediaGrid
                label="Files of the library"
                layout={layout}
                media={media.data.media}
                chosenId={file ?? null}
                onChoose={(id) => show({ page, file: id })}
              />
            </div>
            <Pager page={page} total={total} onPage={(next) => show({ page: next })} />
          </>
        )}
      </Paper>
      <DetailDrawer mediaId={file ?? null} onClose={() => show({ page, file: '' })} onChanged={readAgain} />
    </Stack>
  )
}

function Nothing({ isFiltered, onAll }: { readonly isFiltered: boolean; readonly onAll: () => void }) {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Images aria-hidden />}
      title={isFiltered ? 'Nothing found' : 'Nothing here yet'}
      description={
        isFiltered
          ? 'No file of the library is like that.'
          : 'Drop pictures, documents, recordings and films here, or choose them from your computer.'
      }
    >
      {isFiltered && (
        <EmptyState.Actions>
          <Button variant="default" onClick={onAll}>
            Show all files
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
