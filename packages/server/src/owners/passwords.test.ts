import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

describe('a password', () => {
  it('fits its hash, and no other does', async () => {
    const kept = await hashPassword('low tide')
    expect(await isPassword('low tide', kept)).toBe(true)
    expect(await isPassword('high tide', kept)).toBe(false)
    expect(await isPassword('low tide', '')).toBe(false)
    expect(await isPassword('low tide', undefined)).toBe(false)
  })

  it('fits no hash of another cost, however right it is', async () => {
    const cheap = await hash('low tide', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    expect(await isPassword('low tide', cheap)).toBe(false)
  })

  it.each([
    ['more memory than there is', (kept: string) => kept.replace('m=19456', 'm=4294967288')],
    ['two thousand times the rounds', (kept: string) => kept.replace('t=2', 't=4000')],
    ['no form that is known', () => 'open sesame'],
  ])(
    'costs no more where a hash asks for %s',
    async (_what, change) => {
      const kept = await hashPassword('low tide')
      const changed = change(kept)
      expect(changed).not.toBe(kept)
      expect(await isPassword('low tide', changed)).toBe(false)
    },
    10_000,
  )
})
