import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { describeReadFailure } from './describe-read-failure.ts'

it('says in words that a file is missing, or is a folder', async () => {
  const missing = path.join(tmpdir(), 'no-such-products.csv')
  const reasonOf = (file: string) =>
    readFile(file).then(
      () => '',
      (error: unknown) => describeReadFailure(file, error),
    )
  expect(await reasonOf(missing)).toBe(`There is no file ${missing}.`)
  expect(await reasonOf(tmpdir())).toBe(`${tmpdir()} is a folder: name the CSV file in it.`)
})
