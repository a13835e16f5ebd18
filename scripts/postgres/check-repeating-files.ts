/**
 * Says which statements only files of `repeating-files.json` run on PostgreSQL, by what a run of all tests wrote to the file that
 * `STATEMENTS_FILE` names; ends with 1 where there are any. Such a file has to leave the list.
 */
import { readFileSync } from 'node:fs'
import { type FileStatements, findLostStatements } from './find-lost-statements.ts'
import repeating from './repeating-files.json' with { type: 'json' }

const records = readFileSync(process.env.STATEMENTS_FILE ?? '', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as FileStatements)
const lost = findLostStatements(records, repeating)
for (const { text, files } of lost) console.log(`${text.slice(0, 300)}\n  only by ${files.join(', ')}`)
console.log(`${records.length} files, ${lost.length} statements that only repeating files run`)
process.exitCode = lost.length === 0 ? 0 : 1
