import type { PoolClient } from 'pg'

/** Where connections are lent. */
interface Connections {
  connect(): Promise<PoolClient>
}

/** What is done with a connection before it goes back; returns why it cannot be used any more, if so. */
type Leave = (client: PoolClient, hasFailed: boolean) => Promise<Error | true | undefined>

/**
 * Works on a connection and gives it back. One that breaks meanwhile, between two queries, too, fails the work and is given to nobody
 * else.
 */
export async function withConnection<Result>(
  pool: Connections,
  work: (client: PoolClient) => Promise<Result>,
  leave: Leave = async () => undefined,
): Promise<Result> {
  const client = await pool.connect()
  let lost: Error | undefined
  // Without a listener, a connection that breaks between two queries would end this process.
  const onLost = (error: Error) => {
    lost = error
  }
  client.on('error', onLost)
  let hasFailed = true
  try {
    const result = await work(client)
    hasFailed = false
    return result
  } catch (error) {
    throw lost ?? error
  } finally {
    const spoilt = lost ?? (await leave(client, hasFailed))
    client.off('error', onLost)
    client.release(spoilt)
  }
}
