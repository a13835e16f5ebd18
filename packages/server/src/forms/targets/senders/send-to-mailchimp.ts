import { createHash } from 'node:crypto'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { sendOutside } from '../send-outside.ts'
import { type FormSender, keyLostText, notSent, sentOf } from './sender.ts'

/**
 * Adds somebody to an audience (Mailchimp Marketing API 3.0, `PUT /lists/{list_id}/members/{subscriber_hash}`). Mailchimp asks them to
 * confirm; who is on the list already, or left it, stays as they are.
 */
export const sendToMailchimp: FormSender = async ({ target, submission, secrets, desk }) => {
  const [key] = secrets
  if (key === undefined) return notSent(keyLostText)
  const { email } = submission
  if (email === '') return notSent('There is no email address in it.')
  const dataCentre = key.slice(key.lastIndexOf('-') + 1)
  const member = createHash('md5').update(email.toLowerCase()).digest('hex')
  const body = JSON.stringify({
    email_address: email,
    status_if_new: 'pending',
    merge_fields: namesOf(submission),
  })
  const url = `${desk.mailchimpUrl(dataCentre)}/3.0/lists/${target.settings.listId}/members/${member}?skip_merge_validation=true`
  const authorization = `Basic ${Buffer.from(`vitrine:${key}`).toString('base64')}`
  const headers = { 'content-type': 'application/json', authorization }
  return sentOf(await sendOutside({ method: 'PUT', url, headers, body }, desk))
}

/** First and last name, where they were asked for. */
function namesOf({ fields, values }: Submission): Readonly<Record<string, string>> {
  const field = fields.find(({ type }) => type === 'name')
  const value = field && values[field.id]
  if (!Array.isArray(value)) return {}
  const [first = '', last = ''] = value.map((each) => String(each).trim())
  return { ...(first !== '' && { FNAME: first }), ...(last !== '' && { LNAME: last }) }
}
