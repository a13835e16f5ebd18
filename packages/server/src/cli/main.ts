import path from 'node:path'
import { runCommandLine } from './run-command-line.ts'

// As the server does: what is written is for its user alone.
process.umask(0o077)
process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  rootDir: path.resolve(import.meta.dirname, '../../../..'),
})
