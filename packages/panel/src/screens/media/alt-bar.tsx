import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { AltWalk } from './alt-walk.tsx'

/** What can be done with pictures that nobody has described. */
export function AltBar({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        A description tells those who do not see a picture what it shows, and search engines, too.
      </Text>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Describe one after another
      </Button>
      {isOpen && (
        <AltWalk
          onClose={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </Group>
  )
}
