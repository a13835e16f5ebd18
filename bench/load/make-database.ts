import { execFileSync } from 'node:child_process'

/** Makes an empty database on a server that may be filled and emptied, with PostgreSQL's own `psql`; gives its address. */
export function makeDatabase(url: string, name: string): string {
  const orders = [`DROP DATABASE IF EXISTS ${name}`, `CREATE DATABASE ${name}`]
  execFileSync('psql', [url, '-q', ...orders.flatMap((order) => ['-c', order])])
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
