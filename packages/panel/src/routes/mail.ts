import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { parseListSearch } from '../parts/lists/address/list-search.ts'
import { panel } from './panel.ts'

const mailbox = createRoute({
  getParentRoute: () => panel,
  path: 'mailbox',
  validateSearch: parseListSearch,
  component: lazyRouteComponent(() => import('../screens/mail/mailbox-screen.tsx'), 'MailboxScreen'),
})

const message = createRoute({
  getParentRoute: () => panel,
  path: 'mailbox/$mailId',
  component: lazyRouteComponent(() => import('../screens/mail/message/mail-screen.tsx'), 'MailScreen'),
})

const mails = createRoute({
  getParentRoute: () => panel,
  path: 'settings/mails',
  component: lazyRouteComponent(() => import('../screens/mail/sender-screen.tsx'), 'SenderScreen'),
})

const mailText = createRoute({
  getParentRoute: () => panel,
  path: 'settings/mails/$purpose',
  beforeLoad: async ({ params }) => {
    // With the table of all kinds of mail, which the shell does without.
    const { wordedMailKinds } = await import('@vitrine/domain/website/settings/mail/mail-kinds')
    if (!wordedMailKinds.some((purpose) => purpose === params.purpose))
      throw redirect({ to: '/settings/mails' })
  },
  component: lazyRouteComponent(() => import('../screens/mail/texts/mail-text-screen.tsx'), 'MailTextScreen'),
})

/** The rooms of mails. */
export const mailRoutes = [mailbox, message, mails, mailText] as const
