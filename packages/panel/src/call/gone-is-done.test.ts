import { expect, it } from 'vitest'
import { goneIsDone } from './gone-is-done.ts'

const refuse = (status: number) => ({ ok: false, refusal: { status, message: 'No.', errors: {} } }) as const

it('takes what somebody else removed meanwhile as removed, and hands on why something else was refused', async () => {
  expect(await goneIsDone(Promise.resolve(refuse(404)))).toMatchObject({ ok: true })
  expect(await goneIsDone(Promise.resolve(refuse(403)))).toMatchObject({ ok: false })
})
