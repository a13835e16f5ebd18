import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Runs a program quietly; gives its exit code and everything it printed. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: String(error.message) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs a program in the foreground, hands on the signals that end it, and gives its exit code: of one that a signal ended 128 and the number
 * of that, as shells do, or 0 where `isStoppedBySignals` says that it is to go on until it is stopped. With `onErrorOutput` its error output
 * goes there and not to the screen; with `endsWithParent` it is asked to end when whoever called this process is gone. With
 * `hearsOfEnd` it has a channel to this process, whose end (`disconnect`) tells it that this one was killed.
 */
export function runInForeground(
  command,
  args,
  { onErrorOutput, endsWithParent, hearsOfEnd, isStoppedBySignals = false, ...options } = {},
) {
  return new Promise((resolve) => {
    const stdio = ['inherit', 'inherit', onErrorOutput ? 'pipe' : 'inherit', ...(hearsOfEnd ? ['ipc'] : [])]
    const child = spawn(command, args, { stdio, ...options })
    child.stderr?.on('data', onErrorOutput)
    const handOn = (signal) => child.kill(signal)
    process.on('SIGINT', handOn)
    process.on('SIGTERM', handOn)
    const watch = endsWithParent ? onParentGone(() => child.kill('SIGTERM')) : undefined
    child.on('error', () => resolve(127))
    child.on('close', (code, signal) => {
      clearInterval(watch)
      process.off('SIGINT', handOn)
      process.off('SIGTERM', handOn)
      resolve(code ?? (isStoppedBySignals && stops.has(signal) ? 0 : 128 + (constants.signals[signal] ?? 0)))
    })
  })
}

const stops = new Set(['SIGINT', 'SIGTERM'])

/** A process whose parent has ended gets another one. */
function onParentGone(tell) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    tell()
  }, 500)
  return watch
}
