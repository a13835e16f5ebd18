import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../packages/server/src/cli/main.ts', import.meta.url))

/** Runs `vitrine audit` on a data folder that no server has open; gives what it says. */
export function auditLedgers(dataDir: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [cli, 'audit'],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
      (_error, stdout, stderr) => {
        resolve(`${stdout}${stderr}`.trim())
      },
    )
  })
}
