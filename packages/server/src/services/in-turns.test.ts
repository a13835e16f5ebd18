import { describe, expect, it } from 'vitest'
import { turnGiver } from './in-turns.ts'

const busyFor = (ms: number) => {
  for (const endsAt = performance.now() + ms; performance.now() < endsAt; );
}

describe('long work', () => {
  it('gives others their turn once it went on for long, and not before', async () => {
    const heard: string[] = []
    const giveTurn = turnGiver()
    setImmediate(() => heard.push('another'))
    await giveTurn()
    heard.push('at once')
    busyFor(40)
    await giveTurn()
    expect(heard).toEqual(['at once', 'another'])
  })
})
