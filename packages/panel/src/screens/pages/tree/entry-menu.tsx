import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'

interface EntryMenuProps {
  readonly title: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** What can be done with a link or a folder of a menu. */
export function EntryMenu({ title, onEdit, onRemove }: EntryMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More about ${title}`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          Change
        </Menu.Item>
        <Menu.Item c="red.9" leftSection={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
