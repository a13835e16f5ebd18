import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { readAccountNews } from './account-news.ts'

let shop: OpenShop
let editor: Visitor
let email = ''
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  editor = await shop.visitor()
  email = await signInAs(editor, shop.store, ['editor'])
})
afterEach(() => shop.close())

async function mailsTo(address: string) {
  await shop.runJobs()
  return (await keptMail(shop.store)).filter(({ to }) => to === address)
}

it('tells the former address that the account has another', async () => {
  const body = { displayName: 'Ada', email: 'new@example.org', currentPassword: testPassword }
  expect((await editor.send('PUT', '/api/panel/account', body)).status).toBe(200)
  const [mail, ...others] = await mailsTo(email)
  expect([mail?.reason, others]).toEqual(['staff-account', []])
  expect(mail?.text).toContain('The account has another email address now')
  expect(mail?.text).toContain('tell the owner of the site at once: they can remove the account')
  expect(mail?.text).toContain('https://home.example/config/account')
})

it('says nothing of another name', async () => {
  await editor.send('PUT', '/api/panel/account', { displayName: 'Ada', email, currentPassword: '' })
  expect(await mailsTo(email)).toEqual([])
})

it('tells of a new password, in the language of the site', async () => {
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, language: 'de-DE' })
  const body = { currentPassword: testPassword, password: 'blue mug, red mug' }
  expect((await editor.send('PUT', '/api/panel/account/password', body)).status).toBe(200)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(`Ihr Konto bei ${site.title} wurde geändert`)
  expect(mail?.text).toContain('Das Passwort wurde geändert.')
  expect(mail?.text).toContain('Wenn Sie das nicht waren')
})

it('tells whose second factor an administrator ended', async () => {
  const admin = await shop.visitor()
  await signInAs(admin, shop.store, ['admin'])
  const id = (await shop.store.accounts.findByEmail(email))?.id ?? ''
  expect((await admin.send('DELETE', `/api/panel/people/${id}/second-factor`)).status).toBe(200)
  expect(await mailsTo(email)).toEqual([])
  await shop.store.secondFactors.save(id, { secret: 'sealed', isOn: true })
  expect((await admin.send('DELETE', `/api/panel/people/${id}/second-factor`)).status).toBe(200)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('The second factor was turned off')
})

it('tells what is asked for after the password, once a factor is gone', async () => {
  const accountId = (await shop.store.accounts.findByEmail(email))?.id ?? ''
  const keep = { accountId, host: 'localhost', publicKey: '', transports: [], counter: 0, lastUsedAtMs: null }
  const { passkeys, secondFactors } = shop.store
  for (const name of ['Key', 'Telephone'])
    await passkeys.save({ ...keep, id: name, name, createdAtMs: shop.clock.nowMs })
  await secondFactors.save(accountId, { secret: 'sealed', isOn: true })
  const lose = async (path: string, told: string) => {
    const before = (await mailsTo(email)).length
    const answer = await editor.send('DELETE', `/api/panel/account/${path}`, { password: testPassword })
    expect(answer.status).toBe(200)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(before + 1)
    expect(mails.map(({ text }) => text).join()).toContain(told)
  }
  const listed = async () =>
    ((await editor.get('/api/panel/account/passkeys')).json as { passkeys: { id: string }[] }).passkeys[0]?.id
  await lose('second-factor', 'The codes of the app were turned off')
  await lose(`passkeys/${await listed()}`, 'A passkey was removed.')
  expect((await mailsTo(email)).map(({ text }) => text).join()).not.toContain('the password alone')
  await lose(
    `passkeys/${await listed()}`,
    'The second factor was turned off: the password alone is asked for.',
  )
})

it('is of known news alone', () => {
  expect(() => readAccountNews({ news: 'toString', to: email })).toThrow('does not say what')
  expect(() => readAccountNews(null)).toThrow('does not say what')
})
