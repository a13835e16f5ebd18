import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const site = {
  id: 's1',
  title: 'Tidewater',
  hosts: [],
  shownHosts: [],
  url: 'http://localhost',
  templateId: 'templates/maeve-2',
  isHome: true,
  hasOwner: true,
  suspension: null,
  version: 'one',
}
const template = { name: 'Maeve', pageKinds: [], hasContent: false, isWorn: false }
const uploaded = (folder: string, filename: string, isWorn = false) => ({
  ...template,
  id: `templates/${folder}`,
  upload: { folder, filename, atMs: 1_700_000_000_000 },
  isWorn,
})
const templates = [
  { ...template, id: null, name: 'Studio', upload: null, isWorn: true },
  uploaded('maeve', 'maeve.zip'),
  uploaded('maeve-2', 'maeve.zip', true),
]
const hiddenAreas = [{ id: 'contactBlocks', forms: ['Write to us'] }]

let release: () => void
async function open(
  change: object = { body: { templateId: 'templates/maeve' } },
): Promise<HTMLSelectElement> {
  const after = new Promise<void>((resolve) => {
    release = resolve
  })
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/sites': { body: { sites: [site], next: null } },
    'GET /api/panel/templates': { body: { templates, mayUpload: true } },
    'GET /api/panel/sites/s1/template/change': { body: { hiddenAreas } },
    'DELETE /api/panel/templates/maeve': { body: {} },
    'PUT /api/panel/sites/s1/template': { body: null, ...change, after },
  })
  screen = await showScreen('/sites')
  await screen.waitFor('Name and hosts')
  await screen.press(screen.button('Template'))
  await screen.waitUntil(() => document.querySelector('select') !== null)
  const select = document.querySelector<HTMLSelectElement>('select')
  if (!select) throw new Error('There is no choice of templates.')
  return select
}

async function choose(select: HTMLSelectElement, id: string): Promise<void> {
  await act(async () => {
    select.value = id
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

it('tells templates apart that have one name', async () => {
  const select = await open()
  const labels = [...select.options].map(({ textContent }) => textContent)
  expect(labels[0]).toBe('Studio (of this installation)')
  expect(labels[1]).toMatch(/^Maeve \(uploaded .*2023.*: maeve\)$/)
  expect(labels[2]).toMatch(/^Maeve \(uploaded .*2023.*: maeve\.zip, maeve-2\)$/)
})

it('names what the template does not show, and takes and gives away what was uploaded', async () => {
  const select = await open()
  await choose(select, 'templates/maeve')
  await screen.waitFor('What stands in the area “contactBlocks”, with Write to us')
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/panel/templates/maeve/file')
  await screen.press(screen.button('Remove it'))
  await screen.waitFor('Remove the template Maeve?')
  await screen.press(screen.button('Remove the template'))
  await screen.waitFor('The template was removed')
  expect(document.querySelector('select')?.value).toBe('templates/maeve-2')
})

it('says what is being done while a template is put on, and knows it in a dialog that is opened again', async () => {
  const select = await open()
  await choose(select, 'templates/maeve')
  await screen.press(screen.button('Use this template'))
  await screen.waitFor('The template is being checked and put on.')
  await screen.press(screen.button('Cancel'))
  await screen.press(screen.button('Template'))
  await screen.waitFor('The template is being checked and put on.')
  release()
  await screen.waitFor('Tidewater has its new template')
})

it('keeps the focus in the dialog while a template is put on, and lets Esc close it', async () => {
  const select = await open()
  await choose(select, 'templates/maeve')
  await act(async () => void select.dispatchEvent(new Event('input', { bubbles: true })))
  const use = screen.button('Use this template')
  use.focus()
  await screen.press(use)
  await screen.waitFor('The template is being checked and put on.')
  expect([document.activeElement, use.disabled, use.getAttribute('aria-disabled')]).toEqual([
    ...[use, false, 'true'],
  ])
  await screen.press(use)
  expect(server.requests.filter(({ method }) => method === 'PUT').length).toBe(1)
  await screen.key(use, 'Escape')
  await screen.waitUntil(() => document.querySelector('select') === null)
  release()
  await screen.waitFor('Tidewater has its new template')
})

it('says why a template that a site wears cannot be removed', async () => {
  await open()
  const why = screen.button('Remove it').getAttribute('aria-describedby')
  expect(document.getElementById(why ?? '')?.textContent).toContain('A site wears this template.')
})

it('leaves the dialog that was opened in its place when a template is on', async () => {
  const select = await open()
  await choose(select, 'templates/maeve')
  await screen.press(screen.button('Use this template'))
  await screen.press(screen.button('Cancel'))
  await screen.press(screen.button('Name and hosts'))
  await screen.waitFor('Name and hosts of Tidewater')
  release()
  await screen.waitFor('Tidewater has its new template')
  // A dialog that closes goes little by little.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(document.body.textContent).toContain('Name and hosts of Tidewater')
})

it('says that a template was refused, also once its dialog was closed', async () => {
  const select = await open({ status: 400, body: { message: 'It names no pages.', errors: {} } })
  await choose(select, 'templates/maeve')
  await screen.press(screen.button('Use this template'))
  await screen.press(screen.button('Cancel'))
  release()
  await screen.waitFor('Tidewater keeps its template')
  await screen.waitFor('It names no pages.')
})
