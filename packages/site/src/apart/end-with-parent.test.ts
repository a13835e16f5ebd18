import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { endWithParent } from './end-with-parent.ts'

const busy = 'console.log("busy"); for (;;);'

describe('a process that is too busy to hear anything', { timeout: 60_000 }, () => {
  it('ends when the one that began it is killed', async () => {
    const args = JSON.stringify([endWithParent(600_000), '-e', busy])
    const begin = `require('child_process').spawn(process.execPath, ${args}, { stdio: 'inherit' })`
    const parent = spawn(process.execPath, ['-e', begin])
    await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    // What it prints to is closed by the last of the two.
    await once(parent, 'close')
  })

  it('ends when its time is over, though the one that began it is there', async () => {
    const [, signal] = await once(spawn(process.execPath, [endWithParent(500), '-e', busy]), 'exit')
    expect(signal).toBe('SIGKILL')
  })
})
