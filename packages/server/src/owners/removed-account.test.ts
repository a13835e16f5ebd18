import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs, testPassword } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let onClock = () => {}
let site: OpenSite
let person: Visitor
let email = ''
let accountId = ''
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
  accountId = (await site.store.accounts.findByEmail(email))?.id ?? ''
})
afterEach(async () => {
  onClock = () => {}
  await site.close()
})

/** Removes the account once the call has been let in: its limit is the third to ask what time it is. */
function removeOnceLetIn(): void {
  let asked = 0
  onClock = () => {
    asked += 1
    if (asked === 3) void site.store.accounts.remove(accountId)
  }
}

it.each([
  ['/api/panel/account', { displayName: 'Still', email: 'still@example.com', currentPassword: testPassword }],
  ['/api/panel/account/password', { currentPassword: testPassword, password: 'still here for ever' }],
])('an account that is removed while %s is asked for does not come back', async (path, body) => {
  removeOnceLetIn()
  expect((await person.send('PUT', path, body)).status).toBe(401)
  expect(await site.store.accounts.find(accountId)).toBeUndefined()
})
