import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs, testPassword } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'
import { hashPassword } from './passwords.ts'

let onClock = () => {}
let site: OpenSite
let person: Visitor
let email = ''
beforeEach(async () => {
  site = await openSite({
    services: {
      clock: () => {
        onClock()
        return noon
      },
    },
  })
  person = await openVisitor(site.app)
  email = await signInAs(person, site.store, ['storeManager'])
})
afterEach(async () => {
  onClock = () => {}
  await site.close()
})

const account = async () => (await site.store.accounts.findByEmail(email)) ?? expect.fail()

/** How often the time is asked for until a wrong password is refused: all of it before anything is done. */
async function momentsOf(ask: (password: string) => Promise<unknown>): Promise<readonly number[]> {
  let asked = 0
  onClock = () => {
    asked += 1
  }
  await ask('this is another password')
  return Array.from({ length: asked }, (_, at) => at)
}

/** Asks with the right password, while another is set at a moment; answers the status, and whose password holds then. */
async function askWhileSet(at: number, ask: (password: string) => Promise<{ status: number }>) {
  const before = await account()
  const passwordHash = await hashPassword(`set meanwhile ${at}`)
  let asked = 0
  onClock = () => {
    if (asked === at) void site.store.accounts.save({ ...before, passwordHash })
    asked += 1
  }
  const { status } = await ask(testPassword)
  onClock = () => {}
  const isKept = (await account()).passwordHash === passwordHash
  await site.store.accounts.save(before)
  return { status, isKept }
}

it.each<[string, 'POST' | 'PUT', string, (password: string) => object]>([
  ['lets nobody in', 'POST', '/api/panel/session', (password) => ({ email, password })],
  ['confirms nothing', 'POST', '/api/panel/session/confirmation', (password) => ({ password })],
  [
    'sets no other',
    'PUT',
    '/api/panel/account/password',
    (currentPassword) => ({ currentPassword, password: 'a third of some length' }),
  ],
  [
    'moves no account',
    'PUT',
    '/api/panel/account',
    (currentPassword) => ({ displayName: 'I', email: 'elsewhere@example.com', currentPassword }),
  ],
])('a password in whose place another was set %s', async (_what, method, path, body) => {
  const ask = (password: string) => person.send(method, path, body(password))
  const moments = await momentsOf(ask)
  const found = []
  for (const at of moments) found.push(await askWhileSet(at, ask))
  expect(found.length).toBeGreaterThan(1)
  expect(found).toEqual(found.map(() => ({ status: 400, isKept: true })))
})
