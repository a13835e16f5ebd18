import { ActionIcon, Menu } from '@mantine/core'
import { Download, Ellipsis, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { downloadBehindProof } from '../download-from.ts'
import { askedSort, type ListState } from './address/list-state.ts'
import type { AnyRow } from './any-row.ts'
import { type ListRoom, nameOfCall } from './list-room.ts'

const BulkActsDrawer = lazy(() =>
  import('./acts/bulk-acts-drawer.tsx').then((file) => ({ default: file.BulkActsDrawer })),
)

interface MoreMenuProps<Row extends AnyRow> {
  readonly room: ListRoom<Row>
  readonly state: ListState
}

/** What is wanted of a list now and then: its file, and what was done with many of its rows. */
export function MoreMenu<Row extends AnyRow>({ room, state }: MoreMenuProps<Row>) {
  const { roles } = useSession().account
  const [isOpen, setOpen] = useState(false)
  const { csvAddress, acts } = room
  const canExport = csvAddress !== undefined && (!room.csvCall || may(roles, room.csvCall))
  const canAct = acts.some(({ call }) => may(roles, call))
  if (!canExport && !canAct) return null
  const { q, f } = state.search
  const cols = state.columns.map(({ key }) => key).join(',')
  const exportWith = (columns: string) =>
    void downloadBehindProof(
      csvAddress?.({ ...(q && { q }), ...(f && { f }), ...askedSort(state), cols: columns }) ?? '',
      room.csvCall,
    )
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label="More">
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canExport && (
            <>
              <Menu.Item onClick={() => exportWith(cols)} leftSection={<Download size={16} aria-hidden />}>
                Export as CSV
              </Menu.Item>
              <Menu.Item onClick={() => exportWith('all')} leftSection={<Download size={16} aria-hidden />}>
                Export all columns as CSV
              </Menu.Item>
            </>
          )}
          {canAct && (
            <Menu.Item leftSection={<History size={16} aria-hidden />} onClick={() => setOpen(true)}>
              Bulk acts
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Suspense>
          <BulkActsDrawer listCall={nameOfCall(room.read({}))} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
