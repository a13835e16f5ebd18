import { noCounts } from '@vitrine/domain/newsletter/campaigns/delivery'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { productPage as page, sessionAs, shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const content = {
  name: 'News of May',
  subject: 'Mugs are back',
  preheader: '',
  listId: 'newsletter',
  senderName: '',
  replyTo: '',
  blocks: [{ id: 'one', type: 'heading', text: 'Hello {name|there}' }],
}
const times = { createdAtMs: 1, updatedAtMs: 5, scheduledAtMs: null, startedAtMs: null, endedAtMs: null }
const draft = { id: 'c1', ...content, state: 'draft', ...times, pauseReason: '', acts: ['schedule', 'send'] }
const ready = { readers: 1284, problems: [], from: 'Tidewater <shop@example.org>', mailsPerMinute: 300 }
const reply = (campaign: object = {}, readiness: object = {}) => ({
  body: { campaign: { ...draft, ...campaign }, shown: [], readiness: { ...ready, ...readiness } },
})
const sending = { state: 'sending', startedAtMs: 6, updatedAtMs: 6, acts: ['pause', 'cancel'] }
const row = { ...draft, listName: 'Friends', readers: 0 }
const path = '/api/panel/campaigns/c1'
const answers = {
  ...shopAnswers,
  'GET /api/panel/newsletter-lists': {
    body: { lists: [{ id: 'newsletter', name: 'Friends', subscribed: 1284, waiting: 2 }] },
  },
  'GET /api/panel/views': { body: { views: [] } },
  'GET /api/panel/campaigns': {
    body: page([row, { ...row, ...sending, id: 'c2', name: 'Away', readers: 40 }]),
  },
  [`GET ${path}`]: reply(),
  'POST /api/panel/campaign-previews': {
    body: { from: 'Tidewater', subject: 'Mugs are back', html: '<p>Hello Ada</p>', text: 'Hello Ada' },
  },
}
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-toggle]')].map((each) => each.textContent)
const bodyOf = async (method: string, end: string) =>
  server.requests.findLast((request) => request.method === method && request.url.endsWith(end))?.json()

async function open(more: Parameters<typeof server.answerByPath>[0] = {}): Promise<void> {
  server.answerByPath({ ...answers, ...more })
  screen = await showScreen('/newsletter/campaigns/c1')
  await screen.waitFor('News of May')
}

describe('the list of campaigns', () => {
  it('tells where each stands, whom it goes to, and of those on their way how many get it', async () => {
    server.answerByPath(answers)
    screen = await showScreen('/newsletter/campaigns')
    await screen.waitFor('News of May')
    const lines = [...document.querySelectorAll('[data-list-row]')].map((each) => each.textContent)
    expect(lines[0]).toMatch(/News of May.*Mugs are back.*Draft.*Friends/)
    expect(lines[1]).toMatch(/Away.*Sending.*Friends.*40/)
  })

  it('begins one on the first list, and opens it', async () => {
    server.answerByPath({ ...answers, 'POST /api/panel/campaigns': reply() })
    screen = await showScreen('/newsletter/campaigns')
    await screen.waitFor('News of May')
    await screen.press(screen.button('New campaign'))
    await screen.waitFor('Nothing goes out before you say so.')
    await screen.type(screen.field('Name'), 'News of May')
    await screen.press(screen.button('Begin'))
    await screen.waitFor('Before it goes out')
    expect(await bodyOf('POST', '/campaigns')).toEqual({ name: 'News of May', listId: 'newsletter' })
  })

  it('says what a first campaign is for', async () => {
    server.answerByPath({ ...answers, 'GET /api/panel/campaigns': { body: page([]) } })
    screen = await showScreen('/newsletter/campaigns')
    await screen.waitFor('A campaign is a mail to everybody on a list.')
  })
})

it('sends a campaign as it stands now where somebody else saved it meanwhile', async () => {
  await open()
  await screen.waitFor('1,284 people')
  await screen.press(screen.button('Send'))
  await screen.waitFor('Send to 1,284 people now')
  server.answerByPath({
    ...answers,
    [`GET ${path}`]: reply({ updatedAtMs: 7 }, { readers: 2 }),
    [`POST ${path}/send`]: { status: 409, body: { message: 'Somebody else changed this.' } },
  })
  await screen.press(screen.button('Send to 1,284 people now'))
  await screen.waitFor('Somebody else changed this.')
  await screen.pressOnceThere('Send to 2 people now')
  expect(await bodyOf('POST', '/send')).toEqual({ updatedAtMs: 7 })
})

describe('the editor of campaigns', () => {
  it('adds a block with the focus in it, moves it by the keyboard, and saves all in their order', async () => {
    await open({ [`PUT ${path}`]: reply({ updatedAtMs: 6 }) })
    await screen.press(screen.button('Button'))
    expect(document.activeElement).toBe(screen.field('Words on the button'))
    await screen.type(screen.field('Words on the button'), 'To the shop')
    await screen.type(screen.field('Leads to'), '/shop')
    await screen.key(screen.button('Move To the shop'), 'ArrowUp')
    expect(rows()).toEqual(['To the shopButton', 'Hello {name|there}Heading'])
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    const sent = (await bodyOf('PUT', path)) as { blocks: readonly object[]; updatedAtMs: number }
    expect(sent.updatedAtMs).toBe(5)
    expect(sent.blocks).toMatchObject([{ type: 'button', label: 'To the shop', url: '/shop' }, { id: 'one' }])
  })

  it('says that a colleague sent it meanwhile, and keeps the text in a copy', async () => {
    const copy = { id: 'c9', name: 'Copy of News of May', updatedAtMs: 9 }
    await open({
      [`PUT ${path}`]: { status: 410, body: { message: 'This campaign was sent meanwhile.' } },
    })
    await screen.type(screen.field('Subject'), 'Mine')
    server.answerByPath({
      ...answers,
      [`PUT ${path}`]: { status: 410, body: { message: 'This campaign was sent meanwhile.' } },
      [`GET ${path}`]: reply({ ...sending, state: 'sent', acts: [] }),
      [`POST ${path}/duplicate`]: reply({ ...copy, subject: 'Mine', updatedAtMs: 10 }),
      'GET /api/panel/campaigns/c9': reply({ ...copy, subject: 'Mine', updatedAtMs: 10 }),
    })
    await screen.press(screen.button('Save'))
    await screen.waitFor('This campaign was sent meanwhile.')
    await screen.waitFor('Duplicate with my text')
    expect(document.querySelector('h1')?.parentElement?.textContent).toContain('Sent')
    expect(screen.field('Subject').value).toBe('Mine')
    const wrong = { message: 'Look at the fields.', errors: { replyTo: 'That is no address.' } }
    server.answer({ status: 400, body: wrong })
    await screen.press(screen.button('Duplicate with my text'))
    await screen.waitFor('That is no address.')
    await screen.press(screen.button('Duplicate with my text'))
    await screen.waitFor('Your text is in the copy')
    expect(await bodyOf('POST', '/duplicate')).toMatchObject({ written: { subject: 'Mine' } })
  })

  it('takes back what was removed', async () => {
    await open()
    await screen.press(screen.button('Remove Hello {name|there}'))
    expect(rows()).toEqual([])
    await screen.press(screen.button('Undo'))
    expect(rows()).toEqual(['Hello {name|there}Heading'])
  })

  it('puts the name of the reader where the caret is', async () => {
    await open()
    await screen.press(screen.button('Heading'))
    await screen.press(screen.button('Put the reader’s name into Heading'))
    expect(screen.field('Heading').value).toBe('{name|there}')
  })

  it('opens the block that is wrong', async () => {
    const errors = { 'blocks.one.text': 'Use at most 200 characters.' }
    await open({ [`PUT ${path}`]: { status: 400, body: { message: 'Look at the fields.', errors } } })
    await screen.type(screen.field('Subject'), 'Mugs')
    await screen.press(screen.button('Save'))
    await screen.waitFor('Use at most 200 characters.')
    expect(document.querySelector('[data-row="one"]')?.hasAttribute('data-wrong')).toBe(true)
  })

  it('leads to where it is mended that it cannot be sent', async () => {
    const problem = { code: 'postal-address-missing', text: 'Newsletters must name the postal address.' }
    await open({ [`GET ${path}`]: reply({}, { problems: [problem] }) })
    await screen.waitFor('Something is missing')
    const link = document.querySelector('a[href$="/settings/business"]')
    expect(link?.textContent).toBe('Business and contact')
    await screen.press(screen.button('Send'))
    await screen.waitFor('It cannot be sent yet')
    expect(document.body.textContent).not.toContain('people now')
  })

  it('sends nobody into a room that they may not enter', async () => {
    const problem = { code: 'sender-missing', text: 'There is no address to send from.' }
    await open({
      'GET /api/panel/session': { body: sessionAs(['campaignsEditor']) },
      [`GET ${path}`]: reply({}, { problems: [problem] }),
    })
    await screen.waitFor('Ask an administrator.')
    expect(document.querySelector('a[href$="/settings/business"]')).toBeNull()
  })
})

describe('sending', () => {
  it('asks with the number of readers, sends what was seen, and shows how far it is', async () => {
    const counts = { ...noCounts, sent: 300, queued: 984 }
    const campaign = { ...draft, ...sending }
    const report = {
      campaign,
      counts,
      readers: 1284,
      isQueued: true,
      measured: 0,
      links: [],
      undelivered: [],
    }
    await open()
    await screen.waitFor('1,284 people')
    await screen.press(screen.button('Send'))
    await screen.waitFor('Send to 1,284 people now')
    server.answerByPath({
      ...answers,
      [`POST ${path}/send`]: { body: { campaign } },
      [`GET ${path}`]: reply(campaign),
      [`GET ${path}/report`]: { body: report },
    })
    await screen.press(screen.button('Send to 1,284 people now'))
    await screen.waitFor('300 of 1,284 mails are done.')
    expect(await bodyOf('POST', '/send')).toEqual({ updatedAtMs: 5 })
    screen.button('Pause')
  })

  it('sends nothing that is not saved', async () => {
    await open()
    await screen.type(screen.field('Subject'), 'Mugs')
    await screen.press(screen.button('Send'))
    await screen.waitFor('What is sent is what is saved.')
    expect(document.body.textContent).not.toContain('people now')
  })

  it('schedules on the clock of the site', async () => {
    const atMs = Date.parse('2027-05-01T09:00:00-04:00')
    const scheduled = { state: 'scheduled', scheduledAtMs: atMs, acts: ['schedule', 'unschedule', 'send'] }
    const campaign = { ...draft, ...scheduled, updatedAtMs: 6 }
    await open()
    await screen.press(screen.button('Schedule'))
    await screen.waitFor('When should it go out?')
    server.answerByPath({
      ...answers,
      [`POST ${path}/schedule`]: { body: { campaign } },
      [`GET ${path}`]: reply(campaign),
    })
    await screen.type(screen.field('Date and time'), '')
    expect(document.querySelector('[data-dialog-buttons]')?.textContent).toBe('CancelSchedule')
    await screen.type(screen.field('Date and time'), '2027-05-01T09:00')
    await screen.press(screen.button('Send on May 1, 2027, 9:00 AM'))
    await screen.waitFor('Back to a draft')
    expect(await bodyOf('POST', '/schedule')).toEqual({ updatedAtMs: 5, atMs })
  })

  it('asks for the time where nothing is missing but a post that is out by then', async () => {
    const problem = { code: 'post-to-come', text: 'A post that it shows is not out yet.' }
    await open({ [`GET ${path}`]: reply({}, { problems: [problem] }) })
    await screen.press(screen.button('Schedule'))
    await screen.waitFor('When should it go out?')
  })

  it('says what part of all that were tried came back, those too that were refused at once', async () => {
    const campaign = { ...draft, state: 'sent', startedAtMs: 6, endedAtMs: 9, updatedAtMs: 9, acts: [] }
    const counts = { ...noCounts, sent: 1, bounced: 5, refused: 5, failed: 0 }
    const rest = { readers: 6, isQueued: true, measured: 0, links: [], undelivered: [] }
    await open({
      [`GET ${path}`]: reply(campaign),
      [`GET ${path}/report`]: { body: { campaign, counts, ...rest } },
    })
    await screen.waitFor('Came back')
    const figures = [...document.querySelectorAll('main dl > div')].map((each) => each.textContent)
    expect(figures).toEqual(['Sent1', 'Unsubscribed0 0 %', 'Came back5 83 %', 'Called spam0', 'Not sent0'])
  })

  it('reports what became of it: opens of those alone who agreed, links by clicks, and who was not reached', async () => {
    const campaign = { ...draft, state: 'sent', startedAtMs: 6, endedAtMs: 9, updatedAtMs: 9, acts: [] }
    const counts = { ...noCounts, sent: 100, opened: 12, clicked: 3, bounced: 1, left: 2 }
    const links = [
      { url: 'https://a.example/', clicks: 1 },
      { url: 'https://b.example/', clicks: 2 },
    ]
    const lost = { email: 'gone@example.org', subscriberId: 's1', state: 'sent', atMs: 8, problem: '550' }
    const undelivered = [{ ...lost, hasBounced: true, hasComplained: false }]
    const report = { campaign, counts, readers: 101, isQueued: true, measured: 40, links, undelivered }
    await open({
      [`GET ${path}`]: reply(campaign),
      [`GET ${path}/report`]: { body: report },
    })
    await screen.waitFor('Opened and clicked are counted of the 40 who agreed to be measured.')
    const figures = [...document.querySelectorAll('main dl > div')].map((each) => each.textContent)
    expect(figures.slice(0, 5)).toEqual([
      'Sent100',
      'Opened12 30 %',
      'Clicked3 8 %',
      'Unsubscribed2 2 %',
      'Came back1 1 %',
    ])
    const clicks = [...document.querySelectorAll('ol[aria-label="Clicks of each link"] li')]
    expect(clicks.map((each) => each.textContent)).toEqual([
      'https://b.example/2 clicks',
      'https://a.example/1 click',
    ])
    expect(document.querySelector('[aria-label="Mails that did not arrive"]')?.textContent).toMatch(
      /gone@example\.org.*550Came back/,
    )
  })
})
