import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { NamedPoints } from '../../testing/selling/named-points.ts'
import { pointedStore } from '../../testing/selling/pointed-store.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

let site: OpenSite
let owner: Visitor
let colleague: Visitor
let colleagueId = ''
/** What the next call that changes something passes; taken by it alone. */
let next: NamedPoints | null = null
beforeEach(async () => {
  const take = () => {
    const points = next
    next = null
    return points
  }
  site = await openSite({ storeOf: (store) => pointedStore(store, take) })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  colleague = await openVisitor(site.app)
  const email = await signInAs(colleague, site.store, ['admin'])
  colleagueId = (await site.store.accounts.findByEmail(email))?.id ?? ''
})
afterEach(() => site.close())

const key = { name: 'Bookkeeping', rights: ['orders'], expiresAtMs: null }
const invitation = { email: 'ben@example.org', roles: ['admin'], isMailed: false }
const removal = () => owner.send('DELETE', `/api/panel/people/${colleagueId}`)

/** Sends a body whose first byte comes once something else was done. */
async function holdBack(url: string, body: object, meanwhile: () => Promise<unknown>): Promise<number> {
  async function* late() {
    await meanwhile()
    yield Buffer.from(JSON.stringify(body))
  }
  const answer = await site.app.inject({
    method: 'POST',
    url,
    headers: {
      cookie: [...colleague.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': colleague.cookies.get('crumb') ?? '',
      'content-type': 'application/json',
    },
    payload: Readable.from(late()),
  })
  return answer.statusCode
}

/** Does something of the colleague, and another thing while the first stands before its transaction, where it holds nothing yet. */
async function doBefore(
  stop: number,
  act: () => Promise<{ readonly status: number }>,
  other: () => Promise<{ readonly status: number }>,
) {
  const points = new NamedPoints(stop)
  next = points
  const first = act()
  await points.reached
  const second = await other()
  points.letGo()
  expect(points.passed[stop]).toBe('transaction')
  return [(await first).status, second.status]
}

describe.each([
  ['an API key', '/api/panel/api-keys', key],
  ['an invitation', '/api/panel/invitations', invitation],
])('%s is not made by an administrator', (_what, path, body) => {
  const made = async () => [
    ...(await site.store.apiKeys.list()),
    ...(await site.store.staffInvitations.list()),
  ]

  it('who is removed while the body is held back', async () => {
    expect(await holdBack(path, body, async () => expect((await removal()).status).toBe(200))).toBe(401)
    expect(await made()).toEqual([])
  })

  it('who is removed between being let in and doing it', async () => {
    expect(await doBefore(0, () => colleague.send('POST', path, body), removal)).toEqual([401, 200])
    expect(await made()).toEqual([])
  })
})

it('an administrator who was given other roles meanwhile gives nobody theirs', async () => {
  const path = `/api/panel/people/${colleagueId}`
  const other = await openVisitor(site.app)
  const email = await signInAs(other, site.store, ['viewer'])
  const otherId = (await site.store.accounts.findByEmail(email))?.id ?? ''
  const giving = () =>
    colleague.send('PUT', `/api/panel/people/${otherId}`, { roles: ['admin'], was: ['viewer'] })
  const changing = () => owner.send('PUT', path, { roles: ['editor'], was: ['admin'] })
  expect(await doBefore(0, giving, changing)).toEqual([403, 200])
  expect((await site.store.accounts.find(otherId))?.roles).toEqual(['viewer'])
})

it('of two who give somebody other roles at once, the second is told that somebody else did', async () => {
  const other = await openVisitor(site.app)
  const email = await signInAs(other, site.store, ['viewer'])
  const otherId = (await site.store.accounts.findByEmail(email))?.id ?? ''
  const give = (who: Visitor, role: string) => () =>
    who.send('PUT', `/api/panel/people/${otherId}`, { roles: [role], was: ['viewer'] })
  expect(await doBefore(0, give(colleague, 'admin'), give(owner, 'editor'))).toEqual([409, 200])
  expect((await site.store.accounts.find(otherId))?.roles).toEqual(['editor'])
})
