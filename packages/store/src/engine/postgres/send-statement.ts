import { type ClientBase, Query, type QueryResult } from 'pg'
import type { SentStatement, StatementSender } from './postgres-session.ts'

/** Sends statements that stand for themselves on one connection. */
export function senderOn(client: ClientBase): StatementSender {
  return {
    ask: (statement) => sendStatement(client, statement),
    write: async (statement) => void (await sendStatement(client, statement)),
  }
}

/** Sends a statement on a connection, and waits for its answer as long as given, or else as the connection does. Made here, it is spared the driver's copy of what it was given, property by property. */
export function sendStatement(
  client: ClientBase,
  { name, text, values }: SentStatement,
  answerLimitMs?: number,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: QueryResult) => (error ? reject(error) : resolve(result))
    client.query(Object.assign(new Query(text, values), { name, callback, query_timeout: answerLimitMs }))
  })
}
