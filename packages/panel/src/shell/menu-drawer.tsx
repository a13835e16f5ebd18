import { Drawer } from '@mantine/core'
import { Navigation } from './navigation.tsx'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The navigation on a phone. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title="Menu"
      size={280}
      hiddenFrom="sm"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <nav aria-label="Panel">
        <Navigation />
      </nav>
    </Drawer>
  )
}
