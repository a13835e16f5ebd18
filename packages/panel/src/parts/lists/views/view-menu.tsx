import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toastError, toastSaved } from '../../toasts/toast.ts'
import type { ListSearch } from '../address/list-search.ts'
import { type ListView, queryOfView, searchOfView, type ViewNow } from './list-views.ts'
import type { Views } from './use-views.ts'
import type { ViewDialogState } from './view-dialog.tsx'

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((file) => ({ default: file.ViewDialog })))

interface ViewMenuProps {
  readonly views: Views
  readonly now: ViewNow
  readonly search: ListSearch
  readonly onShow: (search: ListSearch) => void
}

/** What can be done with the view that is shown: save what was changed, and for one's own rename, share, copy, delete. */
export function ViewMenu({ views, now, search, onShow }: ViewMenuProps) {
  const [dialog, setDialog] = useState<ViewDialogState | null>(null)
  const { view, isChanged } = now
  const own = view?.saved?.isOwn ? view : null
  const query = queryOfView(search)
  const save = async (changed: ListView) => {
    const input = { name: changed.name, query, isShared: changed.saved?.isShared ?? false }
    const outcome = await views.change(changed.key, input)
    if (!outcome.ok) return toastError('The view was not saved', outcome.refusal.message)
    toastSaved(`View “${changed.name}” saved`)
  }
  return (
    <>
      {isChanged && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Unsaved changes
          </Text>
          {own && (
            <Button size="compact-sm" variant="light" onClick={() => void save(own)}>
              Save view
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" onClick={() => view && onShow(searchOfView(view))}>
            Discard
          </Button>
        </Group>
      )}
      {views.canSave && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size="input-sm" aria-label="View">
              <Bookmark size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setDialog({ kind: 'add', name: '', query })}>
              Save as new view…
            </Menu.Item>
            {view && (
              <Menu.Item
                onClick={() => setDialog({ kind: 'add', name: `Copy of ${view.name}`, query: view.query })}
              >
                Duplicate “{view.name}”…
              </Menu.Item>
            )}
            {own && (
              <Menu.Item onClick={() => setDialog({ kind: 'change', view: own })}>Rename or share…</Menu.Item>
            )}
            {own && (
              <Menu.Item color="red" onClick={() => setDialog({ kind: 'remove', view: own })}>
                Delete view…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog && (
        <Suspense>
          <ViewDialog state={dialog} views={views} onShow={onShow} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
}
