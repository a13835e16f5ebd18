import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** What of a pool decides which connections it makes and ends: no part of its published interface. */
interface PoolWithin {
  readonly options: PoolConfig
  readonly ending: boolean
  Client: unknown
  newClient(pending: unknown): void
  _remove(client: PoolClient, done?: () => void): void
}

/** Connections that stores of earlier tests have left, by the address of their schema. */
const left = new Map<string, PoolClient[]>()

let areHandedOn = false

/**
 * What a connection has of its own is gone: its locks, what it listens to, its settings, temporary tables and statements. A statement that was
 * planned over empty tables would go on as planned.
 */
const forget = 'select pg_advisory_unlock_all(); unlisten *; reset all; discard temp; deallocate all'

/** A connection to a schema that a store has left and that nobody has now, if there is one. */
function takeLeft(url: string): PoolClient | undefined {
  return left.get(url)?.pop()
}

/** Leaves a connection to whoever opens a store in its schema next. */
function leave(url: string, client: PoolClient): void {
  const others = left.get(url) ?? []
  left.set(url, [...others, client])
  const drop = () => left.set(url, left.get(url)?.filter((other) => other !== client) ?? [])
  client.removeAllListeners()
  client.on('error', drop).on('end', drop)
}

/**
 * Lets stores in one schema hand their connections on when they are closed. A new connection has to learn each table that it is asked for, which
 * takes PostgreSQL longer than what most tests ask of it.
 */
export function handConnectionsOn(): void {
  if (areHandedOn) return
  areHandedOn = true
  const pools = Pool.prototype as unknown as PoolWithin
  const { newClient, _remove } = pools

  pools.newClient = function handed(this: PoolWithin, pending) {
    const client = takeLeft(addressOf(this))
    if (!client) return newClient.call(this, pending)
    client.removeAllListeners()
    const connected = Object.assign(client, { connect: (done: () => void) => done() })
    const { Client } = this
    this.Client = class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the pool asks for a new client.
        return connected
      }
    }
    newClient.call(this, pending)
    this.Client = Client
  }

  pools._remove = function leaving(this: PoolWithin, client, done) {
    const isWhole = this.ending && client.getTransactionStatus() === 'I'
    if (isWhole && addressOf(this) !== '') Object.assign(client, { end: endBy(addressOf(this), client) })
    _remove.call(this, client, done)
  }
}

/** Ends a connection for its pool alone. */
function endBy(url: string, client: PoolClient) {
  return (done: () => void) => {
    Reflect.deleteProperty(client, 'end')
    Object.assign(Reflect.get(client, 'connection'), { parsedStatements: {} })
    leave(url, client)
    // What is asked of it next waits behind that.
    client.query(forget).catch(() => client.end())
    done()
  }
}

/** The schema's address of a pool as stores have them; empty for any other. */
function addressOf({ options: { connectionString = '', pipeline } }: PoolWithin): string {
  return pipeline && connectionString.includes('search_path') ? connectionString : ''
}
