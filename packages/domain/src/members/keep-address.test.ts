import { describe, expect, it } from 'vitest'
import { completeAddress } from '../contact/check-address.ts'
import { changeAddress, keepAddress, removeAddress } from './keep-address.ts'
import { memberLimits } from './member.ts'

const home = completeAddress({
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
})

describe('keepAddress', () => {
  it('puts a whole address behind the others', () => {
    const work = { ...home, line1: '2 Main Street' }
    expect(keepAddress([home], work)).toEqual([home, work])
  })

  it('keeps none twice, whatever the phone number, and none that is not whole', () => {
    expect(keepAddress([home], { ...home, phone: '555 0100' })).toEqual([home])
    expect(keepAddress([home], { ...home, city: '' })).toEqual([home])
  })

  it('keeps no more than there is room for', () => {
    const full = Array.from({ length: memberLimits.addresses }, (_, at) => ({ ...home, line2: `Flat ${at}` }))
    expect(keepAddress(full, home)).toEqual(full)
  })
})

describe('changeAddress', () => {
  const work = { ...home, line1: '2 Main Street' }
  const moved = { ...home, line1: '3 Main Street' }

  it('has another address in the place of the one that was shown there', () => {
    const isMeant = ({ line1 }: typeof home) => line1 === work.line1
    expect(changeAddress([home, work], { place: 1, isMeant }, moved)).toEqual([home, moved])
  })

  it('stays as it is where another stands there by now', () => {
    const isMeant = ({ line1 }: typeof home) => line1 === work.line1
    expect(changeAddress([home], { place: 0, isMeant }, moved)).toEqual([home])
    expect(changeAddress([home], { place: 1, isMeant }, moved)).toEqual([home])
  })
})

describe('removeAddress', () => {
  it('takes out the one that was shown there, and no other that stands there by now', () => {
    const work = { ...home, line1: '2 Main Street' }
    const isMeant = ({ line1 }: typeof home) => line1 === home.line1
    expect(removeAddress([home, work], { place: 0, isMeant })).toEqual([work])
    expect(removeAddress([work], { place: 0, isMeant })).toEqual([work])
  })
})
