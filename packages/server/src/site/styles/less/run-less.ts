import { fork } from 'node:child_process'
import path from 'node:path'
import type { CompiledSheet } from './compile-sheet.ts'
import { keepSheet, nameOfSheet, readKept } from './kept-sheets.ts'

/** A sheet that takes longer is given up. */
const timeLimitMs = 20_000

/** Memory and stack of the process: a sheet that needs more ends it, and nothing else. */
const limits = ['--max-old-space-size=256', '--stack-size=4000']

const workerFile = path.join(import.meta.dirname, 'less-worker.ts')

/**
 * Compiles a sheet in a process of its own, so that requests go on meanwhile, and a sheet without end takes neither time nor memory
 * away. A thread is not enough: one that runs out of memory can take the server with it. What was compiled once is kept.
 */
export async function runLess(
  source: string,
  { isMinified }: { readonly isMinified: boolean },
): Promise<CompiledSheet> {
  if (source.trim() === '') return { css: '', problems: [] }
  const name = await nameOfSheet(source, isMinified)
  return (await readKept(name)) ?? compileApart(name, { source, isMinified })
}

async function compileApart(
  name: string,
  task: { readonly source: string; readonly isMinified: boolean },
): Promise<CompiledSheet> {
  const child = fork(workerFile, { execArgv: limits, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  let timer: NodeJS.Timeout | undefined
  try {
    const sheet = await new Promise<CompiledSheet>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The style sheet takes too long to compile.')), timeLimitMs)
      child.once('message', (made: CompiledSheet) => resolve(made))
      child.once('error', reject)
      child.once('exit', () => reject(new Error('The style sheet could not be compiled.')))
      child.send(task, (error) => error && reject(error))
    })
    await keepSheet(name, sheet)
    return sheet
  } catch (error) {
    return {
      css: '',
      problems: [{ line: null, message: error instanceof Error ? error.message : String(error) }],
    }
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
