import { blankField } from '@vitrine/domain/forms/blank-field'
import { contentOf } from '@vitrine/domain/forms/form'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { nameForm } from '../testing/place-form.ts'
import { saveForm } from '../testing/save-form.ts'
import { translator } from '../testing/translate.ts'

it('asks in the language of the page by a form that was written in the panel', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const field = (id: string, title: string, more: object) => ({ ...blankField, id, title, ...more })
  await saveForm(shop.store, 'trips', [
    field('how', 'How', { type: 'radio', options: ['By boat', 'On foot'] }),
    field('where', 'Where to', { shownIf: [{ fieldId: 'how', test: 'is', value: 'By boat' }] }),
  ])
  await nameForm(shop, 'trips')
  const form = await shop.store.forms.find('trips')
  if (form) {
    const place = { kind: 'collection', id: shop.page.id, blockId: 'named' } as const
    const own = { ...contentOf(form), submitLabel: 'Go' }
    await shop.store.forms.save({ ...form, place, own })
  }
  const owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  const listed = (await owner.visitor.get('/api/multilingual/status?language=de-DE&kind=form')).text
  expect(listed).toContain('"trips"')
  await owner.translate('de-DE', 'form', 'trips', {
    submitLabel: 'Los',
    'field:how:title': 'Wie',
    'field:how:option:By boat': 'Mit dem Boot',
  })

  const page = (await shop.get('/de/about')).body
  expect(page).toContain('>Los</button>')
  expect(page).toContain('value="Mit dem Boot"')
  expect(page).toContain('Where to')
  expect((await shop.get('/about')).body).toContain('value="By boat"')
  const visitor = await shop.visitor()
  const sent = { 'vt-form-id': 'trips', how: 'Mit dem Boot', where: 'Leith' }
  expect((await visitor.submit('/de/api/form/SaveFormSubmission', sent)).status).toBe(303)
  const { rows } = await shop.store.submissions.list(
    everyRow({ sort: { key: 'created', isDescending: true } }),
  )
  expect(rows[0]?.values).toEqual({ how: 'Mit dem Boot', where: 'Leith' })
})

it('leads on to a page in the language of the page, by a script as without one', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  await saveForm(shop.store, 'trips', [{ ...blankField, id: 'where', title: 'Where to' }])
  await nameForm(shop, 'trips')
  const form = await shop.store.forms.find('trips')
  if (form) await shop.store.forms.save({ ...form, settings: { ...form.settings, redirectUrl: '/thanks' } })
  const owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  expect((await shop.get('/de/about')).body).toContain('data-success-redirect="/de/thanks"')
  expect((await shop.get('/about')).body).toContain('data-success-redirect="/thanks"')
  const visitor = await shop.visitor()
  const sent = { 'vt-form-id': 'trips', where: 'Leith' }
  expect((await visitor.submit('/de/api/form/SaveFormSubmission', sent)).location).toBe('/de/thanks')
})

it('calls a menu that is to be translated as the template calls it', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const site = await shop.store.site.read()
  const link = { kind: 'external', title: 'Elsewhere', url: 'https://a.example', newWindow: false } as const
  await shop.store.site.save({ ...site, navigation: { mainNav: [link] } })
  const owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  const { json } = await owner.visitor.get('/api/multilingual/status?language=de-DE&kind=menu')
  expect(json).toMatchObject({ items: [{ id: 'mainNav', title: 'Main' }] })
  const read = await owner.visitor.get('/api/panel/translations/de-DE/menu/mainNav')
  expect(read.json).toMatchObject({ title: 'Main' })
})
