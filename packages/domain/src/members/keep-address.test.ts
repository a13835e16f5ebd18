import { describe, expect, it } from 'vitest'
import { completeAddress } from '../contact/check-address.ts'
import { changeAddress, keepAddress, removeAddress, standingPlace } from './keep-address.ts'
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

describe('the place of the address that a form was made for', () => {
  const work = { ...home, line1: '2 Main Street' }
  const isMeant = ({ line1 }: typeof home) => line1 === work.line1
  const form = { place: 1, removed: 2, isMeant }

  it('stays while none is taken out, whatever it says by now', () => {
    const moved = { ...home, line1: '3 Main Street' }
    expect(standingPlace({ addresses: [home, moved, home], addressesRemoved: 2 }, form)).toBe(1)
  })

  it('is where the same address stands once others were taken out, and nowhere else', () => {
    expect(standingPlace({ addresses: [work], addressesRemoved: 3 }, form)).toBe(0)
    expect(standingPlace({ addresses: [home, home], addressesRemoved: 3 }, form)).toBe(null)
  })

  it('is none for what no form of ours says', () => {
    expect(standingPlace({ addresses: [home, work] }, { ...form, place: Number.NaN })).toBe(null)
    expect(standingPlace({ addresses: [home, home] }, { ...form, removed: Number.NaN })).toBe(null)
  })
})
