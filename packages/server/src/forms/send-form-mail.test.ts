import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'

const open = async (contactEmail: string) => {
  const shop = await openShop({ site: { contactEmail, homeOrigin: 'https://home.example' } })
  onTestFinished(() => shop.close())
  return shop
}

async function send(shop: OpenShop, form: Readonly<Record<string, unknown>>, pageTitle = ''): Promise<void> {
  const page = (await shop.store.collections.list())[0]
  if (!page) throw new Error('There is no page')
  const formId = await placeForm({ store: shop.store, page }, [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'pin', type: 'password', title: 'Pin' },
    { id: 'words', type: 'textarea', title: 'Message' },
  ])
  const visitor = await shop.visitor()
  const { json } = await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })
  const body = { formId, key: (json as { key: string }).key, form: JSON.stringify(form), pageTitle }
  expect((await visitor.send('POST', '/api/form/SaveFormSubmission', body)).status).toBe(200)
  await shop.runJobs()
}

const lastMail = async (shop: OpenShop) => (await keptMail(shop.store))[0]

it('tells whom the site names what was answered, and leads to the panel', async () => {
  const shop = await open('hello@home.example')
  await send(shop, {
    name: ['Ada', 'Byron'],
    mail: 'ada@example.com',
    pin: '1234',
    words: 'A <b>\nsecond line',
  })
  const mail = await lastMail(shop)
  expect([mail?.to, mail?.subject]).toEqual(['hello@home.example', 'Write to us: Ada Byron'])
  expect(mail?.text).toContain(
    'Name\n  Ada Byron\n\nEmail\n  ada@example.com\n\nPin\n  ••••••••\n\nMessage\n  A <b>\n  second line',
  )
  expect(mail?.text).toMatch(/https:\/\/home\.example\/config\/forms\/submissions\/[0-9a-f]{24}/)
  expect(mail?.html).toContain('A &lt;b&gt;<br>second line')
  expect(mail?.html).not.toContain('1234')
})

it('lets the sender write nothing in our name by the title of the page', async () => {
  const shop = await open('hello@home.example')
  await send(
    shop,
    { words: 'Hello' },
    `Home”.\n\nYour site is closed: https://evil.example\r\n${'x'.repeat(1_900)}`,
  )
  const mail = await lastMail(shop)
  expect(mail?.text).toMatch(/^Somebody sent this form from the page “Home”\. .{0,100}”\.$/m)
  expect(mail?.text).not.toMatch(/^Your site is closed/m)
})

it('says N/A of what was not answered, and reaches the owner of a site without a contact email', async () => {
  const shop = await open('')
  await signInAs(await shop.visitor(), shop.store, ['admin'])
  const [account] = (await shop.store.accounts.list()).map((each) => each.account)
  await shop.store.accounts.setOwner(account?.id ?? '')
  await send(shop, { words: 'Hello' })
  const mail = await lastMail(shop)
  expect(mail?.to).toBe(account?.email)
  expect(mail?.text).toContain('Name\n  N/A')
})
