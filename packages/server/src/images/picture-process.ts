import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { PictureResult, PictureTask } from './picture-task.ts'

/** The process ends when nothing was asked of it for so long. */
const idleMs = 5_000

/** A picture that takes longer than this is given up, with the process that works on it. */
const taskLimitMs = 60_000

const failed: PictureResult = { ok: false, problem: 'failed' }

/** Has work on pictures done by a process that is started when needed. */
class PictureProcess {
  readonly #isPatient: boolean
  readonly #waiting = new Map<number, (result: PictureResult) => void>()
  #child: ChildProcess | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor({ isPatient }: { readonly isPatient: boolean }) {
    this.#isPatient = isPatient
  }

  run(task: PictureTask): Promise<PictureResult> {
    const child = this.#start()
    const id = ++this.#lastId
    return new Promise((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), taskLimitMs)
      this.#waiting.set(id, (result) => {
        clearTimeout(limit)
        this.#waiting.delete(id)
        this.#restWhenIdle(child)
        resolve(result)
      })
      child.send({ id, task })
    })
  }

  #start(): ChildProcess {
    clearTimeout(this.#idleTimer)
    if (this.#child) {
      this.#child.ref()
      this.#child.channel?.ref()
      return this.#child
    }
    const child = fork(path.join(import.meta.dirname, 'picture-worker.ts'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', ({ id, result }: { readonly id: number; readonly result: PictureResult }) =>
      this.#waiting.get(id)?.(result),
    )
    child.once('error', () => this.#giveUp(child))
    child.once('exit', () => this.#giveUp(child))
    if (this.#isPatient) giveWay(child)
    this.#child = child
    return child
  }

  #restWhenIdle(child: ChildProcess): void {
    if (this.#waiting.size > 0) return
    this.#idleTimer = setTimeout(() => {
      if (this.#child === child) this.#child = undefined
      if (child.connected) child.disconnect()
    }, idleMs)
    // A process at rest must not keep the server from ending.
    this.#idleTimer.unref()
    child.unref()
    child.channel?.unref()
  }

  #giveUp(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = undefined
    for (const answer of [...this.#waiting.values()]) answer(failed)
  }
}

/** Lets all else on the machine go first; where that is not allowed, the work is done all the same. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // A container may forbid it.
  }
}

const pictureProcess = new PictureProcess({ isPatient: false })
const patientProcess = new PictureProcess({ isPatient: true })

/** Does a piece of work on a picture in a process of its own. */
export function runPictureTask(task: PictureTask): Promise<PictureResult> {
  return pictureProcess.run(task)
}

/** Does a piece of work that no request waits for, while the machine has nothing better to do. */
export function runPatientPictureTask(task: PictureTask): Promise<PictureResult> {
  return patientProcess.run(task)
}
