import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('lets works of one site wait for each other, also behind one that failed, and those of another go on', async () => {
  const inTurn = oneAtATime()
  const said: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('one', async () => {
    said.push('first begins')
    await gate.promise
    said.push('first fails')
    throw new Error('No')
  })
  const second = inTurn('one', async () => said.push('second'))
  await inTurn('other', async () => said.push('other'))
  expect(said).toEqual(['first begins', 'other'])
  gate.resolve()
  await expect(first).rejects.toThrow('No')
  await second
  expect(said).toEqual(['first begins', 'other', 'first fails', 'second'])
})
