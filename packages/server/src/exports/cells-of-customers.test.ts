import { newCustomer } from '@vitrine/domain/customers/count-order'
import { buildOrder } from '@vitrine/store/testing/builders'
import { afterEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { cellsOfCustomers } from './cells-of-customers.ts'

let site: OpenSite
afterEach(() => site.close())

it('accounts are looked up together for all customers without an address', async () => {
  site = await openSite()
  const { members } = site.store
  const bare = buildOrder({ shippingAddress: null, billingAddress: null })
  const [ada, grace] = ['Ada@example.com', 'grace@example.com'].map((email) =>
    newCustomer({ ...bare, contact: { ...bare.contact, email } }),
  )
  if (!ada || !grace) throw new Error('There are no customers')
  await members.insert({
    id: 'a',
    email: 'ada@example.com',
    name: 'Ada',
    passwordHash: '',
    isLocked: false,
    createdAtMs: 0,
    lastSeenAtMs: 0,
    addresses: [home],
  })
  let questions = 0
  const counted = <Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) => {
    return (asked: Asked) => {
      questions += 1
      return ask(asked)
    }
  }
  const counting = {
    ...members,
    findByEmail: counted(members.findByEmail),
    findByEmails: counted(members.findByEmails),
  }
  const [ofAda, ofGrace] = await cellsOfCustomers({ members: counting }, [ada, grace])
  expect([ofAda?.('city'), ofGrace?.('city'), questions]).toEqual(['New York', '', 1])
})

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
}
