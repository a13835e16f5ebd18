import { expect, it } from 'vitest'
import { eachOfSlice, sliceOrRow } from './slice.ts'

const neverFails = async () => {
  throw new Error('No row fails here')
}

it('has no more than twenty rows in a slice, since everybody waits while it is committed', async () => {
  const sizes: number[] = []
  await sliceOrRow(async (size) => {
    sizes.push(size)
  }, neverFails)
  expect(sizes).toEqual([20])
})

it('is at its end when fewer rows wait than a slice has', async () => {
  const done: number[] = []
  const work = async (row: number) => {
    done.push(row)
  }
  expect(await eachOfSlice(async () => [1, 2, 3], 4, work)).toEqual({ isEnd: true })
  expect(await eachOfSlice(async () => [4, 5], 2, work)).toEqual({ isEnd: false })
  expect(done).toEqual([1, 2, 3, 4, 5])
})
