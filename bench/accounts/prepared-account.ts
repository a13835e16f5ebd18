import { openStore } from '@vitrine/store/open-store'
import { buildOrder, newId, noon } from '@vitrine/store/testing/builders'
import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { prepareShop } from '../shop.ts'

const email = 'ada@example.com'
const password = 'red kettle, blue kettle'
/** The password as the server keeps it (argon2id): what is measured is not how long it takes to hash one. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$4u7w/hjZG2XJKLtfyqEagQ$Le33vgGfiv7JJFUOJbKR8GD6oxdt9w/IuaDFgQs5fuA'

/** Seeds the demo shop, with accounts, and one in it whose holder ordered fifty times; answers its data folder. */
export async function prepareAccount(): Promise<string> {
  const dataDir = await prepareShop()
  const store = await openStore({ url: undefined, dataDir, log: console })
  try {
    const [{ id: websiteId = '' } = {}] = await store.sites.list()
    const tables = store.site(websiteId)
    const site = await tables.site.read()
    await tables.site.save({ ...site, store: { ...site.store, hasAccounts: true } })
    await tables.members.insert({
      id: newId(),
      email,
      name: 'Ada Bell',
      passwordHash,
      isLocked: false,
      createdAtMs: noon,
      lastSeenAtMs: noon,
      addresses: [address],
    })
    for (let place = 0; place < 50; place += 1) {
      const contact = { email, phone: '', wantsNews: false }
      await tables.orders.insert(buildOrder({ id: newId(), cartId: newId(), number: 1001 + place, contact }))
    }
  } finally {
    await store.close()
  }
  return dataDir
}

const address = {
  firstName: 'Ada',
  lastName: 'Bell',
  line1: '1 Harbor Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
}

/** Signs that customer in; answers the cookies that their browser sends from then on. */
export async function signIn(url: string): Promise<string> {
  const visitor = new HttpVisitor(url)
  const answer = await visitor.send('POST', '/api/site-users/account/session', { email, password })
  if (answer.status !== 200) throw new Error(`Nobody was signed in: ${answer.status} ${await answer.text()}`)
  return visitor.cookieHeader
}
