import { connect, type Socket } from 'node:net'
import { type Assault, findIf } from '../assault.ts'
import type { Battlefield } from '../shop/grounds.ts'

const connections = 300
const stopWithinMs = 10_000

/** Hundreds of connections that never finish what they say hold up neither visitors nor the end of the server. */
export const slowConnections: Assault = {
  name: 'slow connections',
  async run(grounds) {
    const field = await grounds.open()
    const sockets = Array.from({ length: connections }, (_, at) => openSlowly(field, at))
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x')
    }, 1_000)
    try {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      const visitor = field.client()
      const page = await visitor.send({ path: '/' }).catch(() => null)
      const hasEnded = await Promise.race([
        field.shop.stop().then(() => true),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), stopWithinMs)),
      ])
      visitor.close()
      return {
        attempts: connections,
        findings: [
          ...findIf(
            page?.status !== 200,
            `a visitor beside ${connections} slow connections`,
            `${page?.status}`,
          ),
          ...findIf(!hasEnded, 'SIGTERM beside them', 'the server runs on after 10 s'),
        ],
      }
    } finally {
      clearInterval(dripping)
      await field.shop.kill()
      for (const socket of sockets) socket.destroy()
      await field.shop.close()
    }
  },
}

/** A head that does not end, a body that does not come, an answer that is not read, or nothing at all. */
function openSlowly({ port, hosts }: Battlefield, at: number): Socket {
  const begun = [
    `GET / HTTP/1.1\r\nHost: ${hosts.first}\r\nX-Slow: `,
    `POST /api/commerce/shopping-cart/entries HTTP/1.1\r\nHost: ${hosts.first}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{`,
    `GET /shop HTTP/1.1\r\nHost: ${hosts.first}\r\n\r\n`.repeat(50),
    '',
  ]
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(begun[at % begun.length] ?? ''))
  if (at % begun.length === 2) socket.pause()
  else socket.resume()
  socket.on('error', () => socket.destroy())
  return socket
}
