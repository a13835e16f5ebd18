import { createHmac, timingSafeEqual } from 'node:crypto'

interface LinkContext {
  readonly secret: string
  readonly websiteId: string
}

/** What a link of such a mail does. */
type LinkPurpose = 'recover' | 'leave'

/** Makes the path of a link: the reminder, and what cannot be guessed. A link to the cart is none to leave by. */
export function reminderPath(purpose: LinkPurpose, reminderId: string, context: LinkContext): string {
  const token = `${reminderId}.${sign(purpose, reminderId, context)}`
  return `${purpose === 'recover' ? '/cart/recover' : '/cart/reminders'}?token=${encodeURIComponent(token)}`
}

/** Reads what such a link carries; null: it was not made here, for this site and purpose. */
export function readReminderToken(purpose: LinkPurpose, token: string, context: LinkContext): string | null {
  const [, id = '', signature = ''] = /^([\da-f]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (id === '') return null
  const right = sign(purpose, id, context)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(right)) ? id : null
}

function sign(purpose: LinkPurpose, id: string, { secret, websiteId }: LinkContext): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['cart-reminder', purpose, websiteId, id]))
    .digest('base64url')
}
