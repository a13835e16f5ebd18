import type { Role } from './role.ts'

/** What owners read of a role: its name, and what it may do (the published grid). */
export const roleTexts: Readonly<Record<Role, { readonly label: string; readonly description: string }>> = {
  admin: { label: 'Administrator', description: 'Everything, invitations and settings included' },
  billing: { label: 'Billing', description: 'Plans and invoices; nothing is billed here yet' },
  reporting: { label: 'Reporting', description: 'What was taken in, and reports; changes nothing' },
  editor: {
    label: 'Content editor',
    description: 'Words, pictures, posts and products on pages that are there; sees pages behind a password',
  },
  moderator: { label: 'Comment moderator', description: 'Writes, approves and removes comments' },
  commenter: { label: 'Trusted commenter', description: 'Comments on the site without waiting for approval' },
  storeManager: {
    label: 'Store manager',
    description: 'Orders, products, stock, mails of the store, and content of pages that are there',
  },
  scheduling: { label: 'Scheduling', description: 'The calendar of appointments, which has no room yet' },
  viewer: { label: 'Viewer', description: 'Sees the site while it is private; changes nothing' },
  campaignsEditor: {
    label: 'Campaigns editor',
    description: 'Newsletters: writes and sends them, keeps lists and subscribers',
  },
  schedulingViewer: {
    label: 'Scheduling viewer',
    description: 'Reads the calendar of appointments, which has no room yet',
  },
  schedulingEditor: {
    label: 'Scheduling editor',
    description: 'Changes the calendar of appointments, which has no room yet',
  },
}
