import { Button, Group, Text } from '@mantine/core'
import { useEffect, useId } from 'react'
import { wantToasts } from './wanted-toasts.ts'

/** How long what was thrown away can be brought back, in milliseconds. */
const offeredForMs = 15_000

/** Offers for a while to bring back what was thrown away, as long as the screen that it belongs to is open. */
export function useBringBack(): (bringBack: () => void) => void {
  const id = `bring-back-${useId()}`
  useEffect(() => () => wantToasts(({ notifications }) => void notifications.hide(id)), [id])
  return (bringBack) =>
    wantToasts(({ notifications }) => {
      const take = () => {
        notifications.hide(id)
        bringBack()
      }
      notifications.hide(id)
      notifications.show({
        id,
        color: 'blue',
        autoClose: offeredForMs,
        closeButtonProps: { 'aria-label': 'Close this message' },
        message: (
          <Group gap="xs" justify="space-between">
            <Text size="sm">What you wrote was thrown away</Text>
            <Button size="compact-sm" variant="default" onClick={take}>
              Bring it back
            </Button>
          </Group>
        ),
      })
    })
}
