import { consoleLog } from '../start/console-log.ts'
import { readSettings } from '../start/settings.ts'
import { openStore } from '../store/open-store.ts'
import type { Command } from './command.ts'

/** Proves the ledgers of a stopped shop; says each disagreement in a sentence, and ends with 1 when there is one. */
export const auditCommand: Command = async (_args, { environment, rootDir }) => {
  const { dataDir, databaseUrl } = readSettings(environment, rootDir, false)
  const store = await openStore({ url: databaseUrl, dataDir, log: consoleLog })
  try {
    const problems = await store.audit()
    for (const problem of problems) console.log(problem)
    if (problems.length === 0) console.log('The ledgers add up.')
    return problems.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
