import { ArrowLeft } from 'lucide-react'
import classes from './back-link.module.css'
import { LinkText } from './link-text.tsx'

interface BackLinkProps {
  readonly to: '/orders' | '/products' | '/mailbox' | '/pages' | '/content' | '/settings' | '/settings/mails'
  readonly children: string
}

/** The way back to the list, above the heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <LinkText to={to} className={classes.link} size="sm" c="dimmed">
      <ArrowLeft size={16} aria-hidden />
      {children}
    </LinkText>
  )
}
