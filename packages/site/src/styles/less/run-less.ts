import { fork } from 'node:child_process'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { endWithParent } from '../../apart/end-with-parent.ts'
import type { CompiledSheet } from './compile-sheet.ts'
import { keepSheet, nameOfSheet, readKept } from './kept-sheets.ts'

/** A sheet that takes longer is given up. */
const timeLimitMs = 20_000

/** Sheets that are compiled at a time: one that never ends must leave a processor to the others. */
const maxProcesses = 2

/** A sheet that was given up is not tried again before. */
export const retryAfterMs = 600_000

/** How many of those are remembered. */
const maxGivenUp = 200

/** Memory and stack of the process: a sheet that needs more ends it, and nothing else. It ends by itself where nobody is left to end it. */
const limits = ['--max-old-space-size=256', '--stack-size=4000', endWithParent(timeLimitMs + 5_000)]

const workerFile = path.join(import.meta.dirname, 'less-worker.ts')

/**
 * Compiles a sheet in a process of its own, so that requests go on meanwhile, and a sheet without end takes neither time nor memory
 * away. A thread is not enough: one that runs out of memory can take the server with it. What was compiled once is kept, what is being
 * compiled is shared, and what was given up is remembered for a while.
 */
export async function runLess(
  source: string,
  { isMinified }: { readonly isMinified: boolean },
): Promise<CompiledSheet> {
  if (source.trim() === '') return { css: '', problems: [] }
  const name = await nameOfSheet(source, isMinified)
  const underWay = running.get(name)
  if (underWay) return underWay
  const run = recallOrCompile(name, { source, isMinified }).finally(() => running.delete(name))
  running.set(name, run)
  return run
}

const running = new Map<string, Promise<CompiledSheet>>()
const givenUp = new LRUCache<string, CompiledSheet>({ max: maxGivenUp, ttl: retryAfterMs })

async function recallOrCompile(name: string, task: Task): Promise<CompiledSheet> {
  const failed = givenUp.get(name)
  if (failed) return failed
  const kept = await readKept(name)
  if (kept) return kept
  const sheet = await inTurn(() => compileApart(name, task))
  if (sheet.isGivenUp) givenUp.set(name, sheet)
  return sheet
}

/** Waits for one of the few processes; those who came first go first. */
const inTurn = pLimit(maxProcesses)

interface Task {
  readonly source: string
  readonly isMinified: boolean
}

async function compileApart(name: string, task: Task): Promise<CompiledSheet> {
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
      isGivenUp: true,
      problems: [{ line: null, message: error instanceof Error ? error.message : String(error) }],
    }
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
