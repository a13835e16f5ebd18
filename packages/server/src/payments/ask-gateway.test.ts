import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { askGateway } from './ask-gateway.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const limits = { timeLimitMs: 400, log }

/** Reads so many pages, each of which takes a part of the limit. */
async function readPages(count: number, goOn: () => void, read: number[] = []): Promise<number> {
  for (let page = 1; page <= count; page += 1) {
    await wait(100)
    goOn()
    read.push(page)
  }
  return count
}

it('each page of books has the time of the limit, where it is told of each', async () => {
  const asked = await askGateway(limits, (_signal, goOn) => readPages(10, goOn))
  expect(asked).toEqual({ isKnown: true, answer: 10 })
})

it('books that take too long are read no further', async () => {
  const read: number[] = []
  const asked = await askGateway(limits, (signal) => readPages(10, () => signal.throwIfAborted(), read))
  expect(asked.isKnown).toBe(false)
  await wait(700)
  expect(read.length).toBeLessThan(6)
})
