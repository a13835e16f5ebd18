import { Client } from 'pg'

/** A connection of its own to the database of a test on PostgreSQL, to look at what others hold; whoever opens it ends it. */
export async function openConnection(url: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
