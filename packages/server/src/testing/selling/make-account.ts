import { keptMail } from '@vitrine/store/testing/kept-mail'
import type { OpenShop } from '../open-shop.ts'
import type { Visitor } from '../visit.ts'

/** Where customers sign in by a script. */
const memberSession = '/api/site-users/account/session'

/** The password of accounts in tests. */
export const memberPassword = 'blue mug, red mug'

/** Mails about accounts to an address, the newest first, after the jobs that write them ran. */
export async function accountMailsTo(shop: OpenShop, email: string) {
  await shop.runJobs()
  return (await keptMail(shop.store)).filter(({ to, reason }) => to === email && reason === 'account')
}

/** The token of the newest link that was mailed to an address; '' for none. */
export async function tokenTo(shop: OpenShop, email: string, page = 'confirm'): Promise<string> {
  const texts = (await accountMailsTo(shop, email)).map(({ text }) => text).join(' ')
  return new RegExp(`/account/${page}\\?token=([\\w.-]+)`).exec(texts)?.[1] ?? ''
}

/** Makes an account by form, mail and confirmation; returns its browser, which is signed in. */
export async function makeAccount(shop: OpenShop, email: string): Promise<Visitor> {
  const visitor = await shop.visitor()
  await visitor.submit('/account/sign-up', { name: 'Ada Bell', email, password: memberPassword })
  const token = await tokenTo(shop, email)
  const answer = await visitor.submit('/account/confirm', { token, password: memberPassword })
  if (answer.location !== '/account?done=confirmed') throw new Error(`No account was made: ${answer.status}`)
  return visitor
}

/** Signs in by the call that scripts make. */
export function signInMember(visitor: Visitor, email: string, password = memberPassword) {
  return visitor.send('POST', memberSession, { email, password })
}
