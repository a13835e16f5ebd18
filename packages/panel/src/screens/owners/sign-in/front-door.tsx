import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { sendForm } from '../../../parts/changes/send-form.ts'
import { usePageTitle } from '../../../parts/use-page-title.ts'
import classes from './front-door.module.css'

interface FrontDoorProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of the screens before one is signed in. */
export function FrontDoor({ title, lead, children }: FrontDoorProps) {
  const heading = usePageTitle(title, 'Vitrine')
  useSendKey()
  return (
    <main className={classes.page}>
      <p className={classes.brand}>Vitrine</p>
      <Paper className={classes.card} withBorder>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        <Text c="dimmed" mb="lg">
          {lead}
        </Text>
        {children}
      </Paper>
    </main>
  )
}

/** Ctrl+Enter, on a Mac Cmd+Enter, sends the form, as it does where somebody is signed in: the keys of the panel come with its shell. */
function useSendKey(): void {
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isSend || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      if (!event.repeat) sendForm(document.body)
    }
    window.addEventListener('keydown', send)
    return () => window.removeEventListener('keydown', send)
  }, [])
}
