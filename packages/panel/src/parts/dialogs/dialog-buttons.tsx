import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog-buttons.module.css'

/** The buttons of a dialog, which stay in sight where its fields are longer than the screen is high. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="xs" className={classes.buttons} data-dialog-buttons>
      {children}
    </Group>
  )
}
