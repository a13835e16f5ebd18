import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { dressingOf, dressPage } from './dress-page.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen?.close()
  server.restore()
})

const plain = { options: [], min: null, max: null, step: null, hasAlpha: false, group: '' }
const fields = [
  {
    ...plain,
    key: 'ink',
    kind: 'color',
    label: 'Text',
    category: 'Colours',
    preset: '#eeeeee',
    shown: '#eeeeee',
  },
  {
    ...plain,
    key: 'paper',
    kind: 'color',
    label: 'Background',
    category: 'Colours',
    preset: '#ffffff',
    shown: '#ffffff',
  },
  {
    ...plain,
    key: 'tweak-wide',
    kind: 'checkbox',
    label: 'Wide',
    category: 'Layout',
    preset: 'true',
    shown: 'true',
  },
] as const
const values = { ink: '#eeeeee', paper: '#ffffff', 'tweak-wide': 'true' }
const path = '/api/panel/settings/design'
const answers = {
  ...shopAnswers,
  'GET /api/panel/design/tweaks': { body: { templateName: 'Sand', fields, fonts: [] } },
  [`GET ${path}`]: { body: { value: values, version: 'one' } },
  'POST /api/panel/design/preview': { body: { css: 'h1{color:red}', pageClasses: [] } },
}

describe('the design room', () => {
  it('says which words of the template cannot be read, and mends them by a look that goes together', async () => {
    const saved = { ...values, ink: '#2a2620', paper: '#f6f1e7' }
    server.answerByPath({ ...answers, [`PUT ${path}`]: { body: { value: saved, version: 'two' } } })
    screen = await showScreen('/design')
    await screen.waitFor('Hard to read on “Background”: 1.2 to 1')
    await screen.press(screen.button('Use the look Linen'))
    await screen.waitFor('2 changed')
    expect(document.body.textContent).not.toContain('Hard to read')
    await screen.press(screen.button('Undo'))
    await screen.waitFor('As the template comes')
    await screen.press(screen.button('Redo'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('The design was saved')
    const put = server.requests.find(({ method }) => method === 'PUT')
    expect(await put?.json()).toEqual({ value: saved, version: 'one' })
  })

  it('says so when a template has nothing to choose', async () => {
    server.answerByPath({
      ...answers,
      'GET /api/panel/design/tweaks': { body: { templateName: 'Sand', fields: [], fonts: [] } },
    })
    screen = await showScreen('/design')
    await screen.waitFor('Nothing to choose')
  })
})

describe('a page in a draft of the design', () => {
  it('has its sheet in place of the saved one, and its classes in place of those', () => {
    const page = document.implementation.createHTMLDocument()
    page.head.innerHTML = '<link rel="stylesheet" href="/site.abc.css">'
    page.body.className = 'homepage tweak-wide'
    const css = 'h1{background:url(assets/a.png)}b{background:url("/b.png")}'
    dressPage(page, dressingOf({ css, pageClasses: ['x'] }, fields))
    expect(page.querySelector('style')?.textContent).toBe(
      'h1{background:url(/assets/a.png)}b{background:url("/b.png")}',
    )
    expect(page.body.className).toBe('homepage x')
    expect(page.querySelector('link')?.disabled).toBe(true)
  })
})
