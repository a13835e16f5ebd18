import path from 'node:path'
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  rootDir: path.resolve(import.meta.dirname, '../../../..'),
})
