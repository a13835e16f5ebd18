import { draftOf, newForm } from '@vitrine/domain/forms/drafts/form-draft'
import { starterForm } from '@vitrine/domain/forms/drafts/starter-form'
import { usualFormSettings } from '@vitrine/domain/forms/form'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const content = starterForm('Write to us')
const value = draftOf(newForm('f1', { content, settings: usualFormSettings, nowMs: 1 }))
const place = { kind: 'collection', title: 'Contact', path: '/contact' }
const usualTexts = {
  submitLabel: 'Absenden',
  thanks: 'Vielen Dank!',
  copySubject: 'Ihre Nachricht',
  copyText: 'Angekommen.',
}
const stored = (more: object = {}, version = 'one') => ({
  body: { value: { ...value, ...more }, version, place, isSaidByBlock: true, isOwn: true, usualTexts },
})
const path = '/api/panel/forms/f1'
const answers = {
  ...shopAnswers,
  [`GET ${path}`]: stored(),
  'GET /api/panel/form-frame': { body: { html: '<body><div id="form-preview"></div></body>' } },
  [`POST ${path}/preview`]: { body: { html: '<form></form>', thanksHtml: '<p>Thanks</p>' } },
}
const sent = async () => server.requests.findLast(({ method }) => method === 'PUT')?.json()

describe('steps and conditions in the builder', () => {
  const select = (name: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLSelectElement>('select')].find(
      (each) => each.getAttribute('aria-label') === name || each.labels?.[0]?.textContent === name,
    ) as HTMLSelectElement
  const choose = (name: string, chosen: string) =>
    act(async () => {
      const field = select(name)
      field.value = chosen
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })

  it('puts a step in, and asks for a field under a condition on one above it', async () => {
    server.answerByPath(answers)
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Add a field')
    await screen.press(screen.button('Step'))
    expect(document.querySelector('[data-kind="step"]')).not.toBeNull()
    expect(select('Kind')).toBeUndefined()
    await screen.press(screen.button('Short text'))
    await choose('Asked for', 'all')
    expect([...select('Field').options].map(({ text }) => text)).toEqual(['Name', 'Email', 'Message'])
    await choose('Field', 'email')
    await choose('Question', 'contains')
    await screen.type(document.querySelector('[aria-label="Answer"]') as HTMLInputElement, '@example.com')
    server.answerByPath({ ...answers, [`PUT ${path}`]: stored({}, 'two') })
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    const body = (await sent()) as { value: { fields: readonly object[] } }
    expect(body.value.fields.slice(3)).toMatchObject([
      { type: 'step', title: 'Step' },
      { type: 'text', shownIf: [{ fieldId: 'email', test: 'contains', value: '@example.com' }] },
    ])
  })

  it('tells at once when a condition asks about what is gone', async () => {
    const fields = value.fields.map((field) =>
      field.id === 'message'
        ? { ...field, shownIf: [{ fieldId: 'email', test: 'isFilled' as const, value: '' }] }
        : field,
    )
    server.answerByPath({ ...answers, [`GET ${path}`]: stored({ fields }) })
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Add a field')
    await screen.press(screen.button('Remove Email'))
    await screen.waitFor('The field that this asks about is not there any more.')
    await screen.press(screen.button('Remove condition 1'))
    expect(select('Asked for').value).toBe('always')
  })
})
