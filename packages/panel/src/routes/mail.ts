import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { parseMailSearch } from '../screens/mail/mail-search.ts'
import { panel } from './panel.ts'

const mailbox = createRoute({
  getParentRoute: () => panel,
  path: 'mailbox',
  validateSearch: parseMailSearch,
  component: lazyRouteComponent(() => import('../screens/mail/mailbox-screen.tsx'), 'MailboxScreen'),
})

const mails = createRoute({
  getParentRoute: () => panel,
  path: 'settings/mails',
  component: lazyRouteComponent(() => import('../screens/mail/sender-screen.tsx'), 'SenderScreen'),
})

/** The rooms of mails. */
export const mailRoutes = [mailbox, mails] as const
