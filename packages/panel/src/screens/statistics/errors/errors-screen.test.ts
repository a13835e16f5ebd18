import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../../../testing/server-answers.ts'
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

const failed = (id: string, message: string) => ({
  id,
  message,
  source: 'https://shop.example/site.js:4:2',
  stack: `${message}\n  at start`,
  path: '/shop',
  browser: 'Safari',
  count: 48,
  firstAtMs: 1,
  lastAtMs: 2,
})

async function open(errors: readonly object[], role = 'admin', total = errors.length): Promise<void> {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/session': { body: sessionAs([role]) },
    'GET /api/panel/insight/errors': { body: { total, errors } },
    'DELETE /api/panel/insight/errors/one': { body: {} },
  })
  screen = await showScreen('/statistics/errors')
}

it('tells how often and where, and shows the stack to copy', async () => {
  await open([failed('one', 'x is not a function')])
  await screen.waitFor('48 times')
  await screen.press(screen.button('Details of x is not a function'))
  await screen.waitFor('at start')
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('https://shop.example/site.js:4:2')
  screen.button('Copy all')
})

it('leaves out that nobody caught it', async () => {
  await open([failed('one', 'Uncaught TypeError: x is not a function'), failed('two', 'Uncaught ')])
  await screen.waitFor('48 times')
  screen.button('Details of TypeError: x is not a function')
  screen.button('Details of Uncaught ')
})

it('asks before it puts one away', async () => {
  await open([failed('one', 'x is not a function')])
  await screen.waitFor('48 times')
  await screen.press(screen.button('Put away x is not a function'))
  await screen.waitFor('Put the error away?')
  expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  server.answer({ body: {} }, { body: { total: 0, errors: [] } })
  await screen.press(screen.button('Put away'))
  await screen.waitFor('No browser told of a script that failed')
  expect(server.requests.find(({ method }) => method === 'DELETE')?.url).toContain('/errors/one')
})

it('lets nobody put one away but an administrator', async () => {
  await open([failed('one', 'x is not a function')], 'reporting')
  await screen.waitFor('48 times')
  expect(document.body.textContent).not.toContain('Put away')
})

it('reads on from where it is', async () => {
  await open([failed('one', 'first')], 'admin', 2)
  await screen.waitFor('Show more')
  server.answer({ body: { total: 2, errors: [failed('two', 'second')] } })
  await screen.press(screen.button('Show more'))
  await screen.waitFor('second')
  expect(document.body.textContent).toContain('first')
  expect(server.requests.at(-1)?.url).toContain('offset=1')
  expect(document.body.textContent).not.toContain('Show more')
})
