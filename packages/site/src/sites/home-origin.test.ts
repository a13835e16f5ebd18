import { describe, expect, it } from 'vitest'
import { homeOriginOf } from './home-origin.ts'

const anyHost = { hosts: [], homeOrigin: null }

describe('homeOriginOf', () => {
  it('is what the operator says', () => {
    expect(homeOriginOf({ hosts: [], homeOrigin: 'http://10.0.0.7:3000' }, 'https://shop.example')).toBe(
      'https://shop.example',
    )
  })

  it('is where the first owner made the account, when the operator says nothing', () => {
    expect(homeOriginOf({ hosts: [], homeOrigin: 'http://10.0.0.7:3000' }, null)).toBe('http://10.0.0.7:3000')
  })

  it('is not known before that', () => {
    expect(homeOriginOf(anyHost, null)).toBeNull()
  })

  it('is the name of a site that has one, with the scheme of the installation', () => {
    const second = { hosts: ['second.example'], homeOrigin: 'http://second.example:3000' }
    expect(homeOriginOf(second, 'https://shop.example')).toBe('https://second.example')
    expect(homeOriginOf(second, 'https://second.example:8443')).toBe('https://second.example:8443')
    expect(homeOriginOf(second, null)).toBe('http://second.example:3000')
    expect(homeOriginOf({ ...second, homeOrigin: null }, null)).toBe('http://second.example')
  })
})
