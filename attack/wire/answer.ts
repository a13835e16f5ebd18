/** What a server sent back. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** Whether a text tells how the server is built: a stack, a file of ours, a database's own words. */
export function tellsInsides(text: string): boolean {
  return /\n\s+at \S+ ?\(|node_modules\/|SqliteError|PostgresError|packages\/server/.test(text)
}
