import { expect, it } from 'vitest'
import type { Received } from './outcome.ts'
import { SharedCrumb } from './shared-crumb.ts'

/** A browser and a server that gives everybody who shows no secret another one. */
function openBrowser(cookies: { crumb: string; secret: string }) {
  const seen: string[] = []
  let given = 0
  const crumb = new SharedCrumb({
    read: () => cookies.crumb,
    store: (fresh) => {
      cookies.crumb = fresh
    },
  })
  const once = async (sent: string): Promise<Received> => {
    seen.push(sent)
    const { secret } = cookies
    await turn()
    if (secret !== '' && sent === `crumb of ${secret}`) return answer({ done: true })
    const fresh = secret || `secret ${++given}`
    await turn()
    Object.assign(cookies, { secret: fresh, crumb: `crumb of ${fresh}` })
    // The script that asked runs a while after the browser kept what came.
    await turn()
    return answer({ crumbFail: true, crumb: `crumb of ${fresh}` })
  }
  return { seen, send: () => crumb.send(once) }
}
const answer = (body: object): Received => ({ status: 200, body, retryAfterSeconds: 0 })
const turn = () => new Promise((resolve) => setTimeout(resolve))
const done = { body: { done: true } }

it('is fetched by one of all changes that a browser without one makes at once', async () => {
  const { send, seen } = openBrowser({ crumb: '', secret: '' })
  expect(await Promise.all([send(), send(), send()])).toMatchObject([done, done, done])
  expect(seen.filter((crumb) => crumb === '')).toHaveLength(1)
})

it('is the newest that the browser keeps where several changes were refused at once', async () => {
  const { send } = openBrowser({ crumb: 'old', secret: '' })
  expect(await Promise.all([send(), send()])).toMatchObject([done, done])
})

it('is tried no more where no newer one is kept', async () => {
  const crumb = new SharedCrumb({ read: () => '', store: () => undefined })
  let sends = 0
  const stale = await crumb.send(async () => {
    sends += 1
    return answer({ crumbFail: true, crumb: 'lost' })
  })
  expect([stale.body, sends]).toEqual([{ crumbFail: true, crumb: 'lost' }, 1])
})

it('is renewed once: a change that is refused again stays refused', async () => {
  let newest = 0
  const crumb = new SharedCrumb({ read: () => `crumb ${newest}`, store: () => undefined })
  const sent: string[] = []
  const stale = await crumb.send(async (each) => {
    sent.push(each)
    newest += 1
    return answer({ crumbFail: true })
  })
  expect([stale.body, sent]).toEqual([{ crumbFail: true }, ['crumb 0', 'crumb 1']])
})
