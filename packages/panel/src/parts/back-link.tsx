import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import classes from './back-link.module.css'
import { LinkText } from './link-text.tsx'
import { readTrail } from './lists/trail/list-trail.ts'

interface BackLinkProps {
  readonly to:
    | '/orders'
    | '/orders/drafts'
    | '/customers'
    | '/discounts'
    | '/products'
    | '/gift-cards'
    | '/subscriptions'
    | '/forms'
    | '/forms/all'
    | '/newsletter'
    | '/newsletter/campaigns'
    | '/mailbox'
    | '/pages'
    | '/content'
    | '/settings'
    | '/settings/mails'
    | '/settings/experiments'
    | '/redirects'
    | '/activity'
    | '/translate'
  /** What the list shows where one did not come from it. */
  readonly search?: Readonly<Record<string, string>>
  readonly children: string
}

/** The way back to the list, above the heading: to what it showed, and where it stood when one came from there. */
export function BackLink({ to, search = {}, children }: BackLinkProps) {
  const { history, state } = useRouter()
  const trail = readTrail(to)
  const goBack = (event: MouseEvent) => {
    const isBeside = trail && state.location.state.__TSR_index === trail.historyIndex + 1
    if (!isBeside || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <LinkText
      to={to}
      search={trail?.search ?? search}
      onClick={goBack}
      className={classes.link}
      size="sm"
      c="dimmed"
      data-back
    >
      <ArrowLeft size={16} aria-hidden />
      {children}
    </LinkText>
  )
}
