import { expect, it } from 'vitest'
import { isPasswordHash, passwordCost } from './password-hash.ts'

const hashOf = (cost: string) => `$argon2id$v=19$${cost}$${'s'.repeat(22)}$${'h'.repeat(43)}`
const ours = hashOf('m=19456,t=2,p=1')

it('takes a hash of the present cost, and none that would have more or less paid', () => {
  expect(isPasswordHash(ours)).toBe(true)
  const others = [
    'm=194560,t=2,p=1',
    'm=19456,t=20,p=1',
    'm=19456,t=2,p=10',
    'm=8,t=1,p=1',
    'm=019456,t=2,p=1',
  ]
  expect(others.filter((cost) => isPasswordHash(hashOf(cost)))).toEqual([])
  expect(
    [`${ours}h`, ours.replace('argon2id', 'argon2i'), ''].filter((text) => isPasswordHash(text)),
  ).toEqual([])
})

it('goes on taking those of before where the cost is raised', () => {
  const raised = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
  const costs = [passwordCost, raised]
  expect([ours, hashOf('m=47104,t=1,p=1')].every((hash) => isPasswordHash(hash, costs))).toBe(true)
})
