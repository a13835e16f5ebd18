import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { defineJob } from './define-job.ts'

const exportJobs = defineJob('write-export', Type.Object({ exportId: Type.String() }))

describe('a kind of job', () => {
  it('reads its payload', () => {
    expect(exportJobs.read({ exportId: 'e1' })).toEqual({ exportId: 'e1' })
  })

  it('refuses a payload that says something else, and tells what is wrong of which kind', () => {
    expect(() => exportJobs.read({ exportId: 1 })).toThrow(
      'A job of the kind write-export does not say what is to be done: must be string',
    )
    expect(() => exportJobs.read(null)).toThrow('write-export')
  })
})
