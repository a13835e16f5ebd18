import { describe, expect, it } from 'vitest'
import { createTurns } from './create-turns.ts'

describe('a queue of changes', () => {
  it('begins each after the one before, and brings what it came to', async () => {
    const inTurn = createTurns()
    const begun: string[] = []
    let end: (result: string) => void = () => undefined
    const slow = inTurn(() => {
      begun.push('slow')
      return new Promise<string>((resolve) => {
        end = resolve
      })
    })
    const quick = inTurn(async () => {
      begun.push('quick')
      return 2
    })
    await Promise.resolve()
    expect(begun).toEqual(['slow'])
    end('one')
    expect(await Promise.all([slow, quick])).toEqual(['one', 2])
    expect(begun).toEqual(['slow', 'quick'])
  })

  it('goes on after one that failed', async () => {
    const inTurn = createTurns()
    const failed = inTurn(() => Promise.reject(new Error('No script')))
    expect(await inTurn(async () => 'done')).toBe('done')
    await expect(failed).rejects.toThrow('No script')
  })
})
