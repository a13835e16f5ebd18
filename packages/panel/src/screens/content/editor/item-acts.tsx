import { ActionIcon, Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { duplicateItemCall, listItemsCall, trashItemCall } from '@vitrine/contract/content/item-calls'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
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
  const params = { itemId: row.id }
  const ofItem = { staleIfRefused: [listItemsCall], onDone: () => refreshItems(queries) }
  const copying = useChange<ReplyOf<typeof duplicateItemCall>>({
    ...ofItem,
    refused: 'Not copied',
    goOn: (copy) =>
      void navigate({
        to: '/content/$collectionId/$itemId',
        params: { collectionId, itemId: copy.row.id },
      }),
  })
  const trashing = useChange<unknown>({
    ...ofItem,
    refused: 'Not thrown away',
    goOn: () => {
      isLeaving.current = true
      void navigate({ to: '/content/$collectionId', params: { collectionId } })
    },
  })
  const duplicate = () =>
    copying.send(prepareCall(duplicateItemCall, { params }), 'This is the copy. It is a draft.')
  const trash = async () => {
    await autosave.hold()
    const said = `${itemName(row)} lies in the trash for 30 days`
    const refused = await trashing.send(prepareCall(trashItemCall, { params }), said)
    if (refused) autosave.release()
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
