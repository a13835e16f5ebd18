import { Button, Group, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const AltWalk = lazy(() => import('./alt-walk.tsx').then((file) => ({ default: file.AltWalk })))

/** What can be done with pictures that nobody has described. */
export function AltBar() {
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
        <Suspense fallback={null}>
          <AltWalk onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Group>
  )
}
