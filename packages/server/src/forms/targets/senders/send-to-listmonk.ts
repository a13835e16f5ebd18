import { nameIn } from '@vitrine/domain/forms/inbox/submission'
import { sendOutside } from '../send-outside.ts'
import { type FormSender, notSent, sentOf } from './sender.ts'

/** Adds somebody to a public list of a Listmonk (`POST /api/public/subscription`), which asks them to confirm where the list is so set. */
export const sendToListmonk: FormSender = async ({ target, submission, desk }) => {
  const { email } = submission
  if (email === '') return notSent('There is no email address in it.')
  const { url, listId } = target.settings
  const body = JSON.stringify({ email, name: nameIn(submission), list_uuids: [listId] })
  const address = `${url.replace(/\/+$/, '')}/api/public/subscription`
  const headers = { 'content-type': 'application/json' }
  return sentOf(await sendOutside({ method: 'POST', url: address, headers, body }, desk))
}
