import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect } from 'vitest'
import { foldStatement } from './fold-statement.ts'

// A set-up file of Vitest: it is run for each test file. `STATEMENTS_FILE` takes a line of JSON for each, as `FileStatements` has it.
const recordFile = process.env.STATEMENTS_FILE

if (recordFile) {
  const texts = new Set<string>()
  const { query } = Client.prototype
  Client.prototype.query = function recorded(this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text?: string } | undefined]
    const text = typeof asked === 'string' ? asked : asked?.text
    if (text) texts.add(foldStatement(text))
    return Reflect.apply(query, this, given)
  } as typeof query
  afterAll(() => {
    Client.prototype.query = query
    const file = relative(process.cwd(), expect.getState().testPath ?? '')
    appendFileSync(recordFile, `${JSON.stringify({ file, texts: [...texts] })}\n`)
  })
}
