import { blankField } from '@vitrine/domain/forms/blank-field'
import { draftOf, newForm } from '@vitrine/domain/forms/drafts/form-draft'
import { starterForm } from '@vitrine/domain/forms/drafts/starter-form'
import { usualFormSettings } from '@vitrine/domain/forms/form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { buildPage, buildTree } from '../pages/tree/testing/build-tree.ts'

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
const listed = {
  id: 'f1',
  name: 'Write to us',
  place,
  isShown: true,
  fields: 3,
  submissions: 2,
  unread: 1,
  lastSentAtMs: 1_700_000_000_000,
}
const path = '/api/panel/forms/f1'
const answers = {
  ...shopAnswers,
  'GET /api/panel/forms': {
    body: {
      forms: [
        listed,
        { ...listed, id: 'f2', name: 'Trips', place: null, submissions: 0, unread: 0, lastSentAtMs: null },
      ],
    },
  },
  [`GET ${path}`]: stored(),
  'GET /api/panel/form-frame': { body: { html: '<body><div id="form-preview"></div></body>' } },
  [`POST ${path}/preview`]: { body: { html: '<form></form>', thanksHtml: '<p>Thanks</p>' } },
}
const toggles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-toggle]')].map((each) => each.textContent)
const sent = async () => server.requests.findLast(({ method }) => method === 'PUT')?.json()

async function open(): Promise<void> {
  server.answerByPath(answers)
  screen = await showScreen('/forms/f1/edit')
  await screen.waitFor('Add a field')
}

describe('the list of forms', () => {
  it('says of a form in an area of another template that this one does not show it', async () => {
    const area = { kind: 'field', title: 'letters', path: null }
    const forms = [{ ...listed, place: area, isShown: false }]
    server.answerByPath({ ...answers, 'GET /api/panel/forms': { body: { forms } } })
    screen = await showScreen('/forms/all')
    await screen.waitFor('Not shown by this template')
    expect(document.body.textContent).toContain('In the area “letters”, which the template does not have')
  })

  it('tells where each stands and what was sent by it', async () => {
    server.answerByPath(answers)
    screen = await showScreen('/forms/all')
    await screen.waitFor('2 submissions')
    const rows = [...document.querySelectorAll('ul[aria-label="Forms"] > li')].map((row) => row.textContent)
    expect(rows[0]).toMatch(/Write to usOn a page.*Contact.*3 fields.*2 submissions1 new/)
    expect(rows[1]).toMatch(/TripsNot placed.*On no page.*Nothing sent yet/)
    expect(document.querySelector('a[href*="formId"]')?.getAttribute('href')).toContain(
      '/config/forms?f=formId',
    )
  })

  it('says what is wrong with the name of a new form', async () => {
    server.answerByPath({
      ...answers,
      'POST /api/panel/forms': {
        status: 400,
        body: { message: 'No', errors: { name: 'Give the form a name.' } },
      },
    })
    screen = await showScreen('/forms/all')
    await screen.waitFor('2 submissions')
    await screen.press(screen.button('New form'))
    await screen.waitFor('It stands on no page yet')
    await screen.press(screen.button('Make it'))
    await screen.waitFor('Give the form a name.')
  })

  it('is where those come who may not read what was sent', async () => {
    server.answerByPath({ ...answers, 'GET /api/panel/session': { body: sessionAs(['editor']) } })
    screen = await showScreen('/forms')
    await screen.waitFor('Write to us')
    expect(document.querySelector('nav[aria-label="Rooms of forms"]')).toBeNull()
    expect(document.querySelector('a[href*="formId"]')).toBeNull()
  })
})

describe('the builder', () => {
  it('tells what visitors read where the form says nothing', async () => {
    await open()
    const button = screen.field('Words of the button')
    expect(button.getAttribute('placeholder')).toBe('Absenden')
    await screen.waitFor('Empty: “Vielen Dank!”')
  })

  it('offers the pages that have a place for it, and names those that have none', async () => {
    const pages = [
      buildPage({ id: 'p1', title: 'Kontakt' }),
      buildPage({ id: 'p2', title: 'Impressum', showsBlocks: false }),
      buildPage({ id: 'p3', title: 'Blog', contents: 'items', showsBlocks: false }),
    ]
    server.answerByPath({
      ...answers,
      [`GET ${path}`]: { body: { ...stored().body, place: null } },
      'GET /api/panel/pages': { body: buildTree({ pages }) },
    })
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Add a field')
    await screen.press(screen.button('Put it on a page'))
    await screen.waitFor('has no place for a form on them: Impressum.')
    const offered = [...document.querySelectorAll('[role="dialog"] option')].map((each) => each.textContent)
    expect(offered).toEqual(['Kontakt'])
  })

  it('keeps what is typed and not saved when the form is put on a page, and taken off', async () => {
    const unplaced = { body: { ...stored().body, place: null } }
    const known = {
      ...answers,
      'GET /api/panel/pages': { body: buildTree({ pages: [buildPage({ id: 'p1' })] }) },
    }
    server.answerByPath({ ...known, [`GET ${path}`]: unplaced })
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Add a field')
    await screen.press(screen.button('Dropdown'))
    expect(toggles()).toHaveLength(4)
    await screen.press(screen.button('Put it on a page'))
    await screen.waitFor('as it was saved last')
    const later = { after: new Promise<void>((resolve) => setTimeout(resolve, 100)) }
    const placed = { ...stored(), ...later }
    server.answerByPath({ ...known, [`GET ${path}`]: placed, [`PUT ${path}/place`]: { body: {} } })
    await screen.press(screen.button('Put it there'))
    await screen.waitUntil(() => document.querySelector('[aria-label="More for this form"]') !== null)
    expect(toggles()).toHaveLength(4)

    await screen.press(screen.button('More for this form'))
    await screen.pressOnceThere('Take it off the page')
    server.answerByPath({ ...known, [`GET ${path}`]: unplaced, [`DELETE ${path}/place`]: { body: {} } })
    await screen.pressOnceThere('Take it off')
    await screen.waitFor('Not placed')
    expect(toggles()).toHaveLength(4)
  })

  it('begins anew with what the block says when it is taken back to that', async () => {
    await open()
    await screen.press(screen.button('Dropdown'))
    await screen.press(screen.button('More for this form'))
    await screen.pressOnceThere('Back to what the block says')
    server.answerByPath({ ...answers, [`POST ${path}/reset`]: stored({ name: 'As the block says' }, 'two') })
    await screen.pressOnceThere('Take it back')
    await screen.waitUntil(() => toggles().length === 3)
    expect(screen.field('Name').value).toBe('As the block says')
    expect(document.querySelector('h1')?.textContent).toContain('As the block says')
  })

  it('asks for amounts in the money of the shop', async () => {
    const session = sessionAs(['admin'])
    const site = { ...session.site, currency: 'EUR', locale: 'de-DE' }
    server.answerByPath({ ...answers, 'GET /api/panel/session': { body: { ...session, site } } })
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Add a field')
    await screen.press(screen.button('Amount'))
    expect(screen.field('Currency symbol').value).toBe('€')
  })

  it('adds a field of a kind, opened, with the focus in its title, and saves it', async () => {
    await open()
    await screen.press(screen.button('Dropdown'))
    expect(toggles()).toHaveLength(4)
    await screen.waitFor('One in each line')
    expect(document.activeElement).toBe(screen.field('Title'))
    await screen.type(screen.field('Title'), 'Which boat?')
    server.answerByPath({ ...answers, [`PUT ${path}`]: stored({}, 'two') })
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    const body = (await sent()) as { value: { fields: readonly object[] }; version: string }
    expect(body.version).toBe('one')
    expect(body.value.fields[3]).toMatchObject({
      id: expect.stringMatching(/^select-\w+$/),
      type: 'select',
      title: 'Which boat?',
      options: ['First option', 'Second option'],
    })
  })

  it('moves, duplicates and removes fields, and goes back and forth', async () => {
    await open()
    const grip = document.querySelector<HTMLElement>('[data-order-grip="name"]') as HTMLElement
    await screen.key(grip, 'ArrowDown')
    expect(toggles()[0]).toContain('Email')
    await screen.press(screen.button('Duplicate Message'))
    expect(toggles()[3]).toContain('Message (copy)')
    await screen.press(screen.button('Remove Email'))
    expect(toggles()).toHaveLength(3)
    expect(document.activeElement?.textContent).toContain('Name')
    await screen.press(screen.button('Undo'))
    await screen.press(screen.button('Undo'))
    expect(toggles().map((each) => each?.slice(0, 4))).toEqual(['Emai', 'Name', 'Mess'])
    await screen.press(screen.button('Redo'))
    expect(toggles()).toHaveLength(4)
    await screen.press(screen.button('Discard'))
    expect(toggles()[0]).toContain('Name')
  })

  it('selects the title of a field that is added, to be written over', async () => {
    await open()
    await screen.press(screen.button('Short text'))
    const title = document.activeElement
    expect(
      title instanceof HTMLInputElement &&
        title.value.slice(title.selectionStart ?? 0, title.selectionEnd ?? 0),
    ).toBe('Short text')
  })

  it('opens the field with which something is wrong', async () => {
    await open()
    await screen.press(screen.button('Short text'))
    server.answerByPath({
      ...answers,
      [`PUT ${path}`]: {
        status: 400,
        body: { message: 'Please check', errors: { 'value.fields.0.title': 'Give the field a title.' } },
      },
    })
    await screen.press(screen.button('Save'))
    await screen.waitFor('Give the field a title.')
    expect(document.querySelector('[data-row="name"]')?.hasAttribute('data-wrong')).toBe(true)
  })

  it('offers exactly what a kind of field has', async () => {
    await open()
    const labels = () => [...document.querySelectorAll('[data-row] label')].map((each) => each.textContent)
    await screen.press(screen.button('Hidden value'))
    expect(labels()).toEqual(['Title', 'Kind', 'Parameter of the address', 'Value', 'Asked for'])
    await screen.press(screen.button('Telephone'))
    expect(labels()).toEqual([
      'Title',
      'Kind',
      'Description',
      'Ask for the country code',
      'Must be filled in',
      'Asked for',
    ])
  })

  it('shows code to those who may not change it', async () => {
    server.answerByPath({
      ...answers,
      'GET /api/panel/session': { body: sessionAs(['editor']) },
      [`GET ${path}`]: stored({ postSubmitHtml: '<b>x</b>' }),
    })
    screen = await showScreen('/forms/f1/edit')
    await screen.waitFor('Administrators alone can change it')
    const code = [...document.querySelectorAll('textarea')].find((each) => each.value === '<b>x</b>')
    expect([code?.readOnly, screen.field('Tell somebody').disabled]).toEqual([true, true])
  })

  it('asks whose fields count when somebody else saved others', async () => {
    await open()
    await screen.press(screen.button('Short text'))
    await screen.type(screen.field('Words of the button'), 'Mine')
    const theirs = stored(
      { fields: [{ ...blankField, id: 'x', title: 'Theirs' }], submitLabel: 'Theirs' },
      'two',
    )
    server.answerByPath({
      ...answers,
      [`GET ${path}`]: theirs,
      [`PUT ${path}`]: { status: 409, body: { message: 'Somebody else changed this.' } },
    })
    await screen.press(screen.button('Save'))
    await screen.waitFor('Somebody else changed the same')
    await screen.waitFor('Theirs Theirs')
    await screen.press(screen.button('Save the choice'))
    await screen.waitFor('Somebody else changed this.')
    expect(toggles()[0]).toContain('Theirs')
    expect(screen.field('Words of the button').value).toBe('Mine')
  })
})
