import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { closeWithin } from './close-connections.ts'

const unfinished = [
  '',
  'GET /shop HTTP/1.1\r\nHost: lo',
  'POST /cart HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\na',
  'GET /shop HTTP/1.1\r\nHost: localhost\r\n\r\n',
]

it('ends in time, whatever connections do', async () => {
  const site = await openSite()
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const sockets = await Promise.all(
    unfinished.map(
      (text) =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)))
          socket.on('error', () => {})
        }),
    ),
  )
  const startedAtMs = performance.now()
  await closeWithin(site.app.server, 300, () => site.app.close())
  expect(performance.now() - startedAtMs).toBeLessThan(2_000)
  await expect.poll(() => sockets.map((socket) => socket.closed)).toEqual([true, true, true, true])
  await site.close()
})
