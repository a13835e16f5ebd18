import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import root from '../../package.json' with { type: 'json' }

/** Says that it is there, and how it ends. */
const program = `process.on('SIGTERM', () => { console.log('ended in peace'); process.exit() })
process.on('disconnect', () => { console.log('ended alone'); process.exit() })
setInterval(() => {}, 1000); console.log('there', process.ppid)`

/** Runs it as `npm start` runs the server. */
function callerOf(endsWithParent: boolean): string {
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-program.mjs'))
  return `const { runInForeground } = await import(${module})
process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}], { endsWithParent: ${endsWithParent}, hearsOfEnd: true })`
}

let shell: ChildProcess
let callerPid = 0
afterEach(() => {
  if (callerPid > 0) stopQuietly(callerPid)
})

function stopQuietly(pid: number): void {
  try {
    process.kill(pid)
  } catch {
    // It is gone.
  }
}

/** Starts the caller from a shell that waits for it. */
async function startInShell(endsWithParent: boolean): Promise<AsyncIterator<Buffer>> {
  shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, callerOf(endsWithParent)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const output = shell.stdout?.[Symbol.asyncIterator]()
  if (!output) throw new Error('There is no output.')
  callerPid = Number(String((await output.next()).value).split(' ')[1])
  return output
}

it('ends a program in peace when the shell that called it is killed', async () => {
  const output = await startInShell(true)
  shell.kill('SIGKILL')
  expect(String((await output.next()).value)).toBe('ended in peace\n')
})

it('leaves a program alone that may outlive its shell', async () => {
  const output = await startInShell(false)
  shell.kill('SIGKILL')
  await once(shell, 'exit')
  const waits = new Promise((resolve) => setTimeout(resolve, 1_500, 'goes on'))
  expect(await Promise.race([output.next(), waits])).toBe('goes on')
})

it('hands on the signal that ends it', async () => {
  const output = await startInShell(false)
  process.kill(callerPid)
  expect(String((await output.next()).value)).toBe('ended in peace\n')
})

it('lets the program hear that its caller was killed', async () => {
  const output = await startInShell(false)
  process.kill(callerPid, 'SIGKILL')
  expect(String((await output.next()).value)).toBe('ended alone\n')
})

/** How a program that does nothing about a signal is told to have ended by it. */
async function codeAfter(signal: NodeJS.Signals, options: object): Promise<unknown> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-program.mjs'))
  const waits = `console.log('there'); setInterval(() => {}, 1000)`
  const caller = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { runInForeground } = await import(${module})
process.exitCode = await runInForeground(process.execPath, ['-e', ${JSON.stringify(waits)}], ${JSON.stringify(options)})`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(caller.stdout, 'data')
  caller.kill(signal)
  const [code] = await once(caller, 'exit')
  return code
}

it('tells that a signal ended a program before it was done, and that one which is to be stopped ended well', async () => {
  const codes = await Promise.all([
    codeAfter('SIGTERM', {}),
    codeAfter('SIGINT', {}),
    codeAfter('SIGTERM', { isStoppedBySignals: true }),
    codeAfter('SIGINT', { isStoppedBySignals: true }),
  ])
  expect(codes).toEqual([143, 130, 0, 0])
})

it('stands in the place of the shell of npm, which hands on no signal', () => {
  expect([root.scripts.start, root.scripts.dev, root.scripts.vitrine]).toEqual([
    'exec node scripts/start.mjs',
    'exec node scripts/start.mjs --dev',
    'exec node scripts/run.mjs packages/server/src/cli/main.ts',
  ])
})
