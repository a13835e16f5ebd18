import { newId } from '@vitrine/store/testing/builders'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { expect, it } from 'vitest'
import { mailStandIn } from '../testing/mail-stand-in.ts'
import { openShop } from '../testing/open-shop.ts'
import { memberPassword as password } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'

const email = 'mira@example.com'
const dayMs = 86_400_000

it('whoever erases their account reads which memberships end, and has a mail about it that nobody keeps', async () => {
  const site = { homeOrigin: 'https://home.example' }
  const mailer = mailStandIn()
  const shop = await openShop({ storeSettings: { hasAccounts: true }, site, mailer })
  const { store, clock } = shop
  const owner = await shop.visitor()
  await signInAs(owner, store, ['admin'])
  const area = { name: 'Inner room', deniedText: '', things: [{ kind: 'page', id: shop.page.id }] }
  const added = await owner.send('POST', '/api/panel/members/areas', area)
  const areaIds = (added.json as { areas: readonly { id: string }[] }).areas.map(({ id }) => id)
  const plan = { name: 'Season', description: '', areaIds, price: { kind: 'free' }, isOffered: true }
  const { json } = await owner.send('POST', '/api/panel/members/plans', plan)
  const planId = (json as { plans: readonly { id: string }[] }).plans[0]?.id ?? ''
  const mira = await shop.visitor()
  await mira.submit('/account/sign-up', { name: 'Mira', email, password })
  await shop.runJobs()
  const [, token = ''] = /confirm\?token=([\w.-]+)/.exec(mailer.sent[0]?.text ?? '') ?? []
  await mira.submit('/account/confirm', { token, password })
  expect((await mira.get('/account')).text).not.toContain('These memberships end at once')
  await store.memberships.save({
    ...{ id: newId(), email, planId, source: 'paid' },
    ...{ startedAtMs: clock.nowMs, endsAtMs: clock.nowMs + 90 * dayMs, updatedAtMs: clock.nowMs },
  })
  const { text } = await mira.get('/account')
  expect(text).toContain('These memberships end at once with it, whatever was paid for them:')
  expect(text).toContain('<li>Season, paid until May 30, 2026</li>')

  expect((await mira.submit('/account/erasure', { password })).location).toBe('/account?done=erased')
  await shop.runJobs()
  const mail = mailer.sent.find(({ subject }) => subject.includes('erased'))
  expect(mail?.to).toBe(email)
  expect(mail?.subject).toBe('Your account at Demo was erased')
  expect(mail?.text).toContain('These memberships ended with it: Season, paid until May 30, 2026.')
  expect(mail?.html).not.toContain('/account')
  const left = await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, ['mira@'])
  expect(Object.fromEntries(left)).toEqual({})
  await shop.close()
})
