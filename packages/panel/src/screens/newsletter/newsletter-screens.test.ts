import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

const confirm = async () => {
  const inDialog = () => [
    ...document.querySelectorAll<HTMLElement>('[role=dialog] [data-dialog-buttons] button'),
  ]
  await screen.waitUntil(() => inDialog().length > 0)
  await screen.press(inDialog().at(-1) ?? document.body)
}

const standing = {
  id: 'newsletter',
  name: 'Newsletter',
  isConfirmed: true,
  senderName: '',
  confirmationSubject: '',
  confirmationText: '',
  isGreeting: true,
  greetingSubject: '',
  greetingText: '',
  updatedAtMs: null,
  isStanding: true,
  subscribed: 1_204,
  waiting: 3,
  total: 1_300,
}
const letters = {
  ...standing,
  id: 'l2',
  name: 'Letters',
  isConfirmed: false,
  isStanding: false,
  updatedAtMs: 7,
}
const ada = {
  id: 's1',
  listId: 'newsletter',
  listName: 'Newsletter',
  email: 'ada@example.org',
  name: 'Ada',
  state: 'waiting',
  source: 'block',
  createdAtMs: 0,
  changedAtMs: 0,
  confirmedAtMs: null,
}
const record = {
  ...ada,
  refusedAtMs: null,
  consent: {
    text: 'Letters\n[Sign up]',
    atMs: 0,
    network: 'x',
    pageTitle: 'About',
    pagePath: '/about',
    by: '',
  },
  steps: [
    { what: 'asked', atMs: 0, by: '' },
    { what: 'subscribed', atMs: 60_000, by: 'Ruth' },
  ],
}
const one = '/api/panel/subscribers/s1'
const answers = {
  ...shopAnswers,
  'GET /api/panel/lists/subscribers/views': { body: { views: [] } },
  'GET /api/panel/newsletter-lists': { body: { lists: [standing, letters] } },
  'GET /api/panel/subscribers': {
    body: { rows: [ada], next: null, previous: null, total: { count: 1, isMore: false } },
  },
  [`GET ${one}`]: { body: { subscriber: record } },
  'GET /api/panel/subscriber-imports': { body: { subscriberImports: [] } },
}
const refused = (errors: object) => ({
  status: 400,
  body: { message: 'Please check what you entered.', errors },
})

async function open(
  address: string,
  more: Readonly<Record<string, { body: unknown; status?: number }>> = {},
): Promise<void> {
  server.answerByPath({ ...answers, ...more })
  screen = await showScreen(address)
}
const sent = async (method: string) =>
  server.requests.findLast((request) => request.method === method)?.json()

describe('who is on the lists', () => {
  it('shows everybody with their state', async () => {
    await open('/newsletter')
    await screen.waitFor('ada@example.org')
    expect(document.body.textContent).toContain('Waiting for confirmation')
  })

  it('warns while this server sends no mail: who signs up gets none', async () => {
    const service = { sendsMail: false, fromAddress: null, testTo: 'ruth@example.org' }
    await open('/newsletter', { 'GET /api/panel/mail-service': { body: service } })
    await screen.waitFor('Who signs up gets none')
  })

  it('sends mail again to many at once, after a look at what would change', async () => {
    const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
    await open('/newsletter', { 'POST /api/panel/subscribers/acts/return': { body: { dryRun } } })
    await screen.waitFor('ada@example.org')
    await screen.press(screen.field('Select ada@example.org'))
    await screen.press(screen.button('Send mail again'))
    await screen.waitFor('Whose mail came back gets mail again')
    await screen.waitFor('1 will change')
    expect(await sent('POST')).toEqual({ selection: { ids: ['s1'] }, input: {}, isDryRun: true })
  })

  it('adds somebody with a word on how they agreed, and says what is wrong beside the field', async () => {
    await open('/newsletter', { 'POST /api/panel/subscribers': refused({ consent: 'Say how they agreed.' }) })
    await screen.waitFor('ada@example.org')
    await screen.press(screen.button('Add subscriber'))
    await screen.waitFor('Add a subscriber')
    await screen.type(screen.field('Email'), 'bob@example.org')
    await screen.press(screen.button('Add'))
    await screen.waitFor('Say how they agreed.')
    expect(await sent('POST')).toEqual({
      listId: 'newsletter',
      email: 'bob@example.org',
      name: '',
      consent: '',
    })
    server.answerByPath({
      ...answers,
      'POST /api/panel/subscribers': { body: { subscriber: { ...record, email: 'bob@example.org' } } },
    })
    await screen.press(screen.button('Add'))
    await screen.waitFor('bob@example.org is asked by mail')
  })
})

describe('somebody on a list', () => {
  it('has what they agreed to, and what happened, the newest first', async () => {
    await open('/newsletter/subscribers/s1')
    await screen.waitFor('Agreed to')
    const steps = [...document.querySelectorAll('ol > li')].map((step) => step.textContent)
    expect(steps[0]).toMatch(/Put on the list.*by Ruth/)
    expect(steps[1]).toMatch(/Asked for a confirmation/)
    expect(document.body.textContent).toContain('Letters\n[Sign up]')
  })

  it('is unsubscribed after a question, and asked again', async () => {
    await open('/newsletter/subscribers/s1', {
      [`POST ${one}/unsubscribe`]: { body: { subscriber: record } },
      [`POST ${one}/ask`]: { body: { subscriber: record } },
    })
    await screen.waitFor('Agreed to')
    await screen.press(screen.button('Unsubscribe'))
    await screen.waitFor('Only they can take that back.')
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
    await screen.press(screen.button('Cancel'))
    await screen.press(screen.button('Unsubscribe'))
    await confirm()
    await screen.waitFor('ada@example.org is unsubscribed')
    await screen.press(screen.button('Ask again'))
    await screen.waitFor('ada@example.org is asked once more')
  })

  it('is asked by no mail where none goes out', async () => {
    const service = { sendsMail: false, fromAddress: null, testTo: 'ruth@example.org' }
    await open('/newsletter/subscribers/s1', {
      'GET /api/panel/mail-service': { body: service },
      [`POST ${one}/ask`]: { body: { subscriber: record } },
    })
    await screen.pressOnceThere('Ask again')
    await screen.waitFor('The mail is in the mailbox')
  })

  it('gets mail again where it came back by mistake', async () => {
    await open('/newsletter/subscribers/s1', {
      [`GET ${one}`]: { body: { subscriber: { ...record, state: 'bounced' } } },
      [`POST ${one}/return`]: { body: { subscriber: record } },
    })
    await screen.waitFor('Agreed to')
    await screen.press(screen.button('Send mail again'))
    await screen.waitFor('ada@example.org gets mail again')
  })

  it('says what went wrong', async () => {
    await open('/newsletter/subscribers/s1', {
      [`DELETE ${one}`]: { ...refused({}), body: { message: 'Somebody else is at it.', errors: {} } },
    })
    await screen.waitFor('Agreed to')
    await screen.press(screen.button('Remove'))
    await confirm()
    await screen.waitFor('Somebody else is at it.')
    expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe('Somebody else is at it.')
  })
})

describe('the lists', () => {
  it('tell how many are on each, and whether they are asked first', async () => {
    await open('/newsletter/lists')
    await screen.waitFor('Letters')
    const rows = [...document.querySelectorAll('ul[aria-label="Lists"] > li')].map((row) => row.textContent)
    expect(rows[0]).toContain('1,204 subscribed, 3 waiting. Asks by mail first.')
    expect(rows[1]).toContain('Asks nobody first.')
  })

  it('are changed by what was read of them, and the one of every site is never removed', async () => {
    await open('/newsletter/lists', {
      'PUT /api/panel/newsletter-lists/l2': refused({ name: 'There is a list of this name already.' }),
    })
    await screen.waitFor('Letters')
    await screen.press(screen.button('Edit Newsletter'))
    await screen.waitFor('Save')
    expect(() => screen.button('Remove')).toThrow()
    await screen.press(screen.button('Cancel'))
    await screen.press(screen.button('Edit Letters'))
    await screen.waitFor('Remove')
    await screen.type(screen.field('Name'), 'Newsletter')
    await screen.press(screen.button('Save'))
    await screen.waitFor('There is a list of this name already.')
    expect(await sent('PUT')).toMatchObject({ name: 'Newsletter', isConfirmed: false, updatedAtMs: 7 })
  })

  it('say why one of them stays', async () => {
    await open('/newsletter/lists', {
      'DELETE /api/panel/newsletter-lists/l2': {
        ...refused({}),
        body: { message: 'Somebody is on this list.', errors: {} },
      },
    })
    await screen.waitFor('Letters')
    await screen.press(screen.button('Edit Letters'))
    await screen.waitFor('Remove')
    await screen.press(screen.button('Remove'))
    await screen.waitFor('Sign-ups that lead to it take nothing more.')
    await confirm()
    await screen.waitFor('Somebody is on this list.')
  })
})

describe('an import', () => {
  it('is begun by nobody who does not say how people agreed', async () => {
    await open('/newsletter/import')
    await screen.waitFor('How did these people agree?')
    await screen.press(screen.button('Choose a file'))
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('marks the statement where the server refuses it', async () => {
    const errors = { consent: 'Say when and how they agreed to get your news.' }
    await open('/newsletter/import', {
      'POST /api/panel/subscriber-imports': {
        status: 400,
        body: { message: 'Please check what you entered.', errors },
      },
    })
    await screen.waitFor('How did these people agree?')
    await act(async () => {
      const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
      Object.defineProperty(chooser, 'files', { value: [new File(['Email'], 'people.csv')] })
      chooser?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await screen.waitFor(errors.consent)
    expect(document.body.textContent).not.toContain('Please check what you entered.')
  })

  it('tells what became of the addresses, and which need a look', async () => {
    const done = {
      id: 'i1',
      fileName: 'people.csv',
      byName: 'Ruth',
      createdAtMs: 0,
      state: 'done',
      message: '',
      total: 4,
      done: 4,
      added: 1,
      asked: 1,
      known: 1,
      refused: 1,
      marked: { refused: 1, waiting: 2, unmarked: 3 },
      consent: 'Signed up at the fair',
      problems: [{ line: 3, reason: 'There is no email address.' }],
      isCut: false,
    }
    await open('/newsletter/import', {
      'GET /api/panel/subscriber-imports': { body: { subscriberImports: [done] } },
    })
    await screen.waitFor('people.csv')
    expect(document.body.textContent).toContain(
      '4 of 4 addresses: 1 added, 1 asked by mail, 1 known already, 1 left out as they want no mail.',
    )
    expect(document.body.textContent).toContain(
      'By the file, these are not signed up: 1 unsubscribed or could not be reached, 2 did not confirm yet, 3 are not marked as subscribed.',
    )
    expect(document.querySelector('table')?.textContent).toBe('Line 3There is no email address.')
  })
})
