import { signedToken } from '../services/signing/signed-token.ts'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** What a link of such a mail does. */
type LinkPurpose = 'recover' | 'leave'

const linkToken = signedToken(
  { reminderId: 'id' },
  ({ reminderId }, { purpose, websiteId }: { readonly purpose: LinkPurpose; readonly websiteId: string }) => [
    'cart-reminder',
    purpose,
    websiteId,
    reminderId,
  ],
)

/** Makes the path of a link: the reminder, and what cannot be guessed. A link to the cart is none to leave by. */
export function reminderPath(purpose: LinkPurpose, reminderId: string, context: LinkContext): string {
  const token = linkToken.make({ reminderId }, { ...context, purpose })
  return `${purpose === 'recover' ? '/cart/recover' : '/cart/reminders'}?token=${encodeURIComponent(token)}`
}

/** Reads what such a link carries; null: it was not made here, for this site and purpose. */
export function readReminderToken(purpose: LinkPurpose, token: string, context: LinkContext): string | null {
  return linkToken.read(token, { ...context, purpose })?.reminderId ?? null
}
