import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { failureText } from './errors.ts'

let site: OpenSite
let port: number
beforeAll(async () => {
  site = await openSite()
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => site.close())

function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

it('says in our words what is wrong with a request that cannot be parsed', async () => {
  const answer = await send('GET / HTTP/1.1\r\nHost: localhost\r\nBroken\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer.endsWith(`\r\n\r\n${failureText.unreadable}`)).toBe(true)
  expect(answer).toContain('x-content-type-options: nosniff')
})

it('says that the head of a request is too large, as with too many cookies', async () => {
  const answer = await send(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'b'.repeat(40_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer.endsWith(failureText.headTooLarge)).toBe(true)
})
