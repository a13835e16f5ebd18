import { noCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutgoingMail } from '../services/mailer.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { signInAs } from '../testing/sign-in.ts'

const sent: OutgoingMail[] = []
let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example', captcha: noCaptcha },
    mailer: { transport: 'smtp', send: async (letter) => void sent.push(letter) },
  })
})
afterAll(() => shop.close())

it('a form invites who sends it to a plan: the mailed link asks for a password, and makes account and membership', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const base = '/api/panel/members'
  const things = [{ kind: 'page', id: shop.blog.id }]
  const area = await owner.send('POST', `${base}/areas`, { name: 'Inner room', deniedText: '', things })
  const areaIds = (area.json as { areas: readonly { id: string }[] }).areas.map(({ id }) => id)
  const plan = { name: 'Friends', description: '', areaIds, price: { kind: 'free' }, isOffered: true }
  const { plans } = (await owner.send('POST', `${base}/plans`, plan)).json as {
    plans: readonly { id: string }[]
  }
  const formId = await placeForm(shop, [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'mail', type: 'email', title: 'Email' },
  ])
  const form = await shop.store.forms.find(formId)
  if (!form) throw new Error('There is no form')
  const settings = { ...form.settings, joinsPlanId: plans[0]?.id ?? '' }
  await shop.store.transaction(async (tables) => tables.forms.save({ ...form, settings }))

  const visitor = await shop.visitor()
  const fields = { 'name.0': 'Ada', 'name.1': 'Byron', mail: 'ada@example.com' }
  const page = { 'vt-form-id': formId, 'vt-page-path': '/about', 'vt-page-permission': '1' }
  const text = 'Open the link in it to become a member: it holds for a day.'
  expect((await visitor.get('/about')).text).toContain(text)
  const taken = await visitor.submit('/api/form/SaveFormSubmission', { ...page, ...fields }, '/about')
  expect((await visitor.get(taken.location ?? '')).text).toContain(text)
  await shop.runJobs()
  const mail = sent.find(({ to }) => to === 'ada@example.com')
  const token = /\/account\/confirm\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.subject).toBe('Become a member at Demo')
  expect(mail?.text).toContain('Open the link and choose a password')
  expect(mail?.text).not.toContain('that you chose')
  expect(mail?.text).toContain('Membership: Friends')
  expect((await visitor.get(`/account/confirm?token=${token}`)).text).toContain('Choose your password')
  const short = await visitor.submit('/account/confirm', { token, password: 'short' })
  expect(short.status).toBe(400)
  const made = await visitor.submit('/account/confirm', { token, password: 'blue mug, red mug' })
  expect(made.location).toMatch(/^\/account\/memberships\/confirmed/)
  expect((await visitor.get(made.location ?? '')).text).toContain('Welcome, Ada Byron')
  expect((await visitor.get('/blog')).status).toBe(200)
})
