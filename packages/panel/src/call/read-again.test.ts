import { afterEach, beforeEach, expect, it } from 'vitest'
import { answers as contentAnswers } from '../screens/content/testing/item-answers.ts'
import { buildPageValue } from '../screens/pages/settings/testing/build-page-value.ts'
import { buildPage, buildTree } from '../screens/pages/tree/testing/build-tree.ts'
import { fakeFetch } from '../testing/fake-fetch.ts'
import { mugRow, productPage, shopAnswers } from '../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const text = {
  ...{ name: 'title', label: 'Title', kind: 'line', maxLength: 200, source: 'About', sourceHash: 'one' },
  ...{ text: 'Titel', usual: '', state: 'translated' },
}
const translation = {
  'GET /api/multilingual/settings': {
    body: { defaultLanguage: 'en', languages: [{ code: 'de' }], version: 'one' },
  },
  'GET /api/multilingual/status': { body: { languages: [], items: [], total: 0 } },
  'GET /api/panel/translations/de/page/p1': {
    body: { kind: 'page', id: 'p1', title: 'About', texts: [text], updatedAtMs: 1 },
  },
}

const ink = {
  ...{ options: [], min: null, max: null, step: null, hasAlpha: false, group: '' },
  ...{ key: 'ink', kind: 'color', label: 'Text', category: 'Colours', preset: '#eeeeee', shown: '#eeeeee' },
}
const design = {
  'GET /api/panel/design/tweaks': { body: { templateName: 'Sand', fields: [ink], fonts: [] } },
  'GET /api/panel/settings/design': { body: { value: { ink: '#eeeeee' }, version: 'one' } },
  'POST /api/panel/design/preview': { body: { css: '', pageClasses: [] } },
}

const identity = {
  'GET /api/panel/settings/identity': {
    body: { value: { title: 'Harbour', tagLine: '', logo: null, socialLogo: null }, version: 'one' },
  },
}

const button = { id: 'b', type: 'button', value: { label: 'Shop', link: '/shop', size: 'large' } }
const layout = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [button] }] }] } }
const about = {
  ...{ path: '/about', kind: buildPage({ id: 'about' }).kind, isHomepage: false, isNotFound: false },
  ...{ plays: null, blocks: 'all', layouts: [] },
}
const page = {
  'GET /api/panel/pages': { body: buildTree({}) },
  'GET /api/panel/pages/about': { body: { value: buildPageValue(), version: 'v1', about } },
  'GET /api/panel/layouts/collection/about': { body: { layout, updatedAtMs: 5 } },
}

const products = { 'GET /api/panel/products': { body: productPage([mugRow]) } }

const rows = [
  {
    ...{ address: '/translate/de/page/p1', answers: translation, field: 'Title, translated' },
    begin: () => screen.waitFor('About'),
  },
  {
    address: '/design',
    answers: design,
    field: 'Text',
    begin: () => screen.waitFor('As the template comes'),
  },
  {
    ...{ address: '/settings/identity', answers: identity, field: 'Title' },
    begin: () => screen.waitFor('Tagline'),
  },
  {
    ...{ address: '/pages/about', answers: page, field: 'Label' },
    begin: async () => {
      await screen.pressOnceThere('Change the words')
      await screen.waitFor('Where things stand stays as it is.')
    },
  },
  {
    ...{ address: '/content/blog?show=terms', answers: contentAnswers(), field: 'Name' },
    begin: () => screen.pressOnceThere('Edit sky'),
  },
  {
    ...{ address: '/products', answers: products, field: 'In stock of Mug, Blue' },
    begin: async () => {
      await screen.pressOnceThere('Stock of Mug')
      await screen.waitFor('SQ-Blue')
    },
  },
]

it.each(rows)('$address keeps what is typed when it cannot be read again', async (row) => {
  server.answerByPath({ ...shopAnswers, ...row.answers })
  screen = await showScreen(row.address)
  await row.begin()
  await screen.type(screen.field(row.field), '#171717')
  server.fail()
  await screen.readAgain()
  expect(screen.field(row.field).value).toBe('#171717')
})
