import { isForOwner } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { placeForm } from '../../testing/place-form.ts'

async function openSaved() {
  const shop = await openShop({ site: { homeOrigin: 'https://home.example' } })
  onTestFinished(() => shop.close())
  const formId = await placeForm(shop, [{ id: 'words', type: 'text', title: 'Words' }], {
    name: 'Trip\r\nBcc: x',
  })
  const form = await shop.store.forms.find(formId)
  if (form) await shop.store.forms.save({ ...form, settings: { ...form.settings, allowsResume: true } })
  const visitor = await shop.visitor()
  const words = { words: 'Buy at https://evil.example' }
  const body = { formId, form: JSON.stringify(words), email: 'Ada@example.com', pageTitle: 'Buy now' }
  const saved = await visitor.send('POST', '/api/form/SaveDraft', body)
  expect(saved.status).toBe(200)
  return { shop, visitor, formId, token: (saved.json as { token: string }).token }
}

it('leads to what was saved, and says nothing that the visitor wrote', async () => {
  const { shop, visitor } = await openSaved()
  await shop.runJobs()
  const [mail] = await keptMail(shop.store)
  expect([mail?.to, mail?.subject]).toEqual(['Ada@example.com', 'Go on with “Trip Bcc: x”'])
  expect(mail?.reason).toBe('form-draft')
  expect(isForOwner('form-draft')).toBe(false)
  const link = /https:\/\/home\.example(\/api\/form\/resume\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await visitor.get(link)).text).toContain('value="Buy at https://evil.example"')
  for (const word of ['evil', 'Buy']) expect(`${mail?.text}${mail?.html}`).not.toContain(word)
})

it('is not written when the form was sent meanwhile', async () => {
  const { shop, visitor, formId, token } = await openSaved()
  await visitor.submit(
    '/api/form/SaveFormSubmission',
    { 'vt-form-id': formId, 'vt-draft': token, words: 'x' },
    '/',
  )
  await shop.runJobs()
  expect((await keptMail(shop.store)).filter(({ to }) => to === 'Ada@example.com')).toEqual([])
})

it('waits in the outbox without its link', async () => {
  const { shop, token } = await openSaved()
  const waiting = await shop.store.jobs.claim({ nowMs: Date.now() * 2, leaseMs: 1_000, limit: 100 })
  const about = waiting.filter(({ kind }) => kind === 'form-draft-mail')
  expect(about).toHaveLength(1)
  expect(JSON.stringify(about)).not.toContain(token)
})
