import { Client, type PoolClient } from 'pg'

const gathering = new WeakSet<PoolClient>()

/** Has what is asked before the process does something else leave as one packet: each costs both sides a call to the system. */
export function sendTogether(client: PoolClient): void {
  if (gathering.has(client) || !(client instanceof Client)) return
  const { stream } = client.connection
  gathering.add(client)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
