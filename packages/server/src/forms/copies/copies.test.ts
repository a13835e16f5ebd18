import type { FormSettings } from '@vitrine/domain/forms/form'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'

async function open(settings: Partial<FormSettings>, language = 'en-US') {
  const shop = await openShop({
    site: { contactEmail: 'hello@home.example', homeOrigin: 'https://home.example', language },
  })
  onTestFinished(() => shop.close())
  const formId = await placeForm(shop, [
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'words', type: 'textarea', title: 'Message' },
    { id: 'pin', type: 'password', title: 'Pin' },
  ])
  const form = await shop.store.forms.find(formId)
  if (form) await shop.store.forms.save({ ...form, settings: { ...form.settings, ...settings } })
  const visitor = await shop.visitor()
  const send = (inputs: Readonly<Record<string, string>>) =>
    visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, ...inputs })
  const copies = async () => {
    await shop.runJobs()
    return (await keptMail(shop.store)).filter(({ to }) => to === 'ada@example.com')
  }
  return { send, copies }
}

it("mails whoever filled in a form its owner's words, and none of theirs", async () => {
  const { send, copies } = await open({
    copiesSender: true,
    copySubject: 'Hello from {siteTitle}',
    copyText: 'We got “{formName}”, and answer by Friday. {words}',
  })
  await send({ mail: 'ada@example.com', words: 'Buy at https://evil.example' })
  const [mail] = await copies()
  expect(mail?.subject).toMatch(/^Hello from \w/)
  expect(mail?.text).toContain('We got “Write to us”, and answer by Friday. {words}')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
})

it('mails the answers where the owner wants that, but no password, in the language of the site', async () => {
  const { send, copies } = await open({ copiesSender: true, copyHasAnswers: true }, 'de-DE')
  await send({ mail: 'ada@example.com', words: 'Bis bald', pin: '1234' })
  const [mail] = await copies()
  expect(mail?.subject).toBe('Wir haben Ihre Nachricht erhalten')
  expect(mail?.text).toContain('Message\n  Bis bald')
  expect(`${mail?.text}${mail?.html}`).not.toContain('1234')
})

it('mails nothing unless it is switched on, nothing for spam, and nothing to an address in another field', async () => {
  const off = await open({})
  await off.send({ mail: 'ada@example.com', words: 'Hello' })
  expect(await off.copies()).toEqual([])
  const { send, copies } = await open({ copiesSender: true })
  await send({ mail: 'ada@example.com', words: 'Hello', 'vt-website': 'a machine' })
  await send({ mail: '', words: 'ada@example.com' })
  expect(await copies()).toEqual([])
})

it('mails an address three times a day, and takes what is sent after that', async () => {
  const { send, copies } = await open({ copiesSender: true })
  const taken = []
  for (const words of ['one', 'two', 'three', 'four', 'five'])
    taken.push((await send({ mail: 'ada@example.com', words })).status)
  expect(taken).toEqual([303, 303, 303, 303, 303])
  expect(await copies()).toHaveLength(3)
})
