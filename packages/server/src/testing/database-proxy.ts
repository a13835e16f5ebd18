import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The wire between a server and its PostgreSQL, which a test can cut, hold and repair. */
export interface DatabaseProxy {
  /** The database's address through the wire. */
  readonly url: string
  /** Breaks every connection, and refuses new ones. */
  cut(): void
  /** Lets nothing through, and says nothing. */
  hold(): void
  mend(): void
  close(): void
}

/** Lays such a wire to the server of a database. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'well' | 'cut' | 'held' = 'well'
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (state === 'cut') return near.destroy()
    const far = connect(Number(port || 5432), hostname)
    near.on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
    near.on('data', (chunk) => state === 'well' && far.write(chunk))
    far.on('data', (chunk) => state === 'well' && near.write(chunk))
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      breakAll()
    },
    hold: () => {
      state = 'held'
    },
    mend: () => {
      // What was held is lost, as on a real wire: those connections break.
      breakAll()
      state = 'well'
    },
    close: () => {
      breakAll()
      server.close()
    },
  }
}
