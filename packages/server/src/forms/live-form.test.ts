import { noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { placeForm } from '../testing/place-form.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let site: OpenSite
let visitor: Visitor
let formId = ''
beforeAll(async () => {
  let nowMs = noon
  site = await openSite({ services: { clock: () => nowMs++ } })
  visitor = await openVisitor(site.app)
  formId = await placeForm(site, [
    { id: 'what', type: 'step', title: 'What you wish' },
    { id: 'delivery', type: 'radio', title: 'Delivery', options: ['Courier', 'Pick up'], isRequired: true },
    {
      id: 'where',
      type: 'step',
      title: 'Where to',
      description: 'As on a letter.',
      shownIf: [{ fieldId: 'delivery', test: 'is', value: 'Courier' }],
    },
    { id: 'street', type: 'text', title: 'Street', isRequired: true },
    { id: 'who', type: 'step', title: 'Who you are' },
    { id: 'mail', type: 'email', title: 'Email', isRequired: true },
    {
      id: 'more',
      type: 'text',
      title: 'More',
      shownIf: [{ fieldId: 'street', test: 'isFilled', value: '' }],
    },
  ])
})
afterAll(() => site.close())

const latest = async () => {
  const { rows } = await site.store.submissions.list(
    everyRow({ sort: { key: 'created', isDescending: true } }),
  )
  return rows[0]
}
const send = async (values: object) => {
  const { key } = (await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })).json as {
    key: string
  }
  return visitor.send('POST', '/api/form/SaveFormSubmission', { formId, key, form: JSON.stringify(values) })
}
const plain = (fields: Readonly<Record<string, string>>) =>
  visitor.submit('/api/form/SaveFormSubmission', { 'vt-form-id': formId, ...fields }, '/about')

describe('a form of steps with conditions', () => {
  it('stands on its page as groups under headings, with lines that say when they are needed', async () => {
    const page = (await visitor.get('/about')).text
    expect(page).toMatch(/<form [^>]*data-live/)
    expect(page.match(/<fieldset class="form-step"[^>]*><legend class="form-step-title"><h2>/g)).toHaveLength(
      3,
    )
    expect(page).toContain(
      '<h2>Where to</h2></legend><p class="form-condition">Only if “Delivery” is “Courier”</p><p class="form-step-description">As on a letter.</p>',
    )
    expect(page).toMatch(/<p class="form-condition" id="[^"]*-condition">Only if “Street” is filled in<\/p>/)
  })

  it('does not ask for what its conditions leave out, and keeps nothing of it, whoever sent it', async () => {
    const values = { delivery: 'Pick up', street: 'Forged', mail: 'ada@example.com', more: 'Forged, too' }
    expect((await send(values)).status).toBe(200)
    const sent = await latest()
    expect(sent?.values).toEqual({ delivery: 'Pick up', mail: 'ada@example.com' })
    expect(sent?.fields.map(({ id }) => id)).toEqual(['delivery', 'mail'])
  })

  it('is stored the same without a script', async () => {
    const values = { delivery: 'Pick up', street: 'Forged', mail: 'ada@example.com', more: 'x' }
    expect((await plain(values)).status).toBe(303)
    expect((await latest())?.values).toEqual({ delivery: 'Pick up', mail: 'ada@example.com' })
    await plain({ delivery: 'Courier', street: '1 Quay St', mail: 'ada@example.com', more: 'Ring twice' })
    expect((await latest())?.values).toEqual({
      delivery: 'Courier',
      street: '1 Quay St',
      mail: 'ada@example.com',
      more: 'Ring twice',
    })
  })

  it('asks for what is required where its conditions hold', async () => {
    const values = { delivery: 'Courier', mail: 'ada@example.com' }
    expect((await send(values)).json).toMatchObject({ errors: { street: 'Required' } })
    const page = await plain(values)
    expect(page.status).toBe(400)
    expect(page.text).toMatch(/<span class="field-error"[^>]*>Required<\/span><label[^>]*>Street/)
    const checked = await visitor.send('POST', `/api/rest/forms/validate/${formId}`, values)
    expect(checked.json).toMatchObject({ errors: { street: 'Required' } })
    expect(
      (await visitor.send('POST', `/api/rest/forms/validate/${formId}`, { ...values, delivery: 'Pick up' }))
        .status,
    ).toBe(200)
  })

  it('is checked by steps: of some fields alone', async () => {
    const check = (only: string, values: object) =>
      visitor.send('POST', `/api/rest/forms/validate/${formId}?only=${only}`, values)
    expect((await check('delivery', { delivery: 'Courier' })).status).toBe(200)
    expect((await check('delivery', {})).json).toMatchObject({ errors: { delivery: 'Required' } })
    expect((await check('street', { delivery: 'Pick up' })).status).toBe(200)
  })

  it('takes no value for a step', async () => {
    expect((await send({ delivery: 'Pick up', mail: 'ada@example.com', what: 'x' })).status).toBe(200)
    expect((await latest())?.values).not.toHaveProperty('what')
  })
})
