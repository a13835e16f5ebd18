import { ActionIcon, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { duplicateItemCall, trashItemCall } from '@vitrine/contract/content/item-calls'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { call } from '../../../call/client.ts'
import { toastError, toastSaved } from '../../../parts/toasts/toast.ts'
import { type ItemRow, itemName } from '../content-collections.ts'
import { refreshItems } from '../refresh-items.ts'
import type { Autosave } from './use-autosave.ts'

interface ItemActsProps {
  readonly row: ItemRow
  readonly isLeaving: RefObject<boolean>
  readonly autosave: Pick<Autosave, 'hold' | 'release'>
}

/** What is done seldom: copy the item, throw it away. */
export function ItemActs({ row, isLeaving, autosave }: ItemActsProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { collectionId } = row
  const refresh = () => refreshItems(queries)
  const duplicate = async () => {
    const outcome = await call(duplicateItemCall, { params: { itemId: row.id } })
    if (!outcome.ok) return toastError('Not copied', outcome.refusal.message)
    refresh()
    toastSaved('This is the copy. It is a draft.')
    void navigate({
      to: '/content/$collectionId/$itemId',
      params: { collectionId, itemId: outcome.reply.row.id },
    })
  }
  const trash = async () => {
    await autosave.hold()
    const outcome = await call(trashItemCall, { params: { itemId: row.id } })
    if (!outcome.ok) {
      autosave.release()
      return toastError('Not thrown away', outcome.refusal.message)
    }
    refresh()
    isLeaving.current = true
    toastSaved(`${itemName(row)} lies in the trash for 30 days`)
    void navigate({ to: '/content/$collectionId', params: { collectionId } })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions">
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => void duplicate()}>
          Duplicate
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => void trash()}>
          Move to trash
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
