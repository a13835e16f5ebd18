import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTargetStandIn, type TargetStandIn } from '../../testing/target-stand-in.ts'
import { sendOutside } from './send-outside.ts'

let service: TargetStandIn
beforeEach(async () => {
  service = await openTargetStandIn()
})
afterEach(() => service.close())

const post = (url: string, isOpened: TargetStandIn['desk']['isOpened'] = null) =>
  sendOutside({ method: 'POST', url, headers: {}, body: '{}' }, { isOpened, timeLimitMs: 700 })

const inside = { ok: false, reason: 'The address is not on the public internet.' }

it.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::ffff:127.0.0.1]',
])('does not reach %s', async (host) => {
  const { port } = new URL(service.url)
  expect(await post(`${host}:${port}/`)).toEqual(inside)
  expect(service.sent).toEqual([])
})

it('reaches what the installation opens, and nothing beside it', async () => {
  expect(await post(service.url, (address) => address === '127.0.0.1')).toMatchObject({
    ok: true,
    status: 200,
  })
  expect(await post(service.url, (address) => address === '127.0.0.2')).toEqual(inside)
})

it('sends nothing without encryption to the public internet', async () => {
  expect(await post('http://93.184.215.14/')).toEqual(inside)
})

it('reads the beginning of an answer that has no end, and waits for none', async () => {
  const opened = (address: string) => address === '127.0.0.1'
  service.answer = () => ({ status: 200, text: 'x'.repeat(5_000_000) })
  const answer = await post(service.url, opened)
  expect(answer.ok && answer.text.length).toBe(16_000)
  service.answer = () => 'silence'
  expect(await post(service.url, opened)).toEqual({
    ok: false,
    reason: 'Nothing was answered within 0.7 seconds.',
  })
})
