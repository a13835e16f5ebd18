import { describe, expect, it } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

const trusts = (text: string, address: string, hop = 0) => readTrustedProxies(text)?.(address, hop)

describe('readTrustedProxies', () => {
  it('trusts nobody unless it is told', () => {
    expect([readTrustedProxies(null), readTrustedProxies('0'), readTrustedProxies('no')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('trusts as many proxies as it is told, from the server outwards', () => {
    expect([trusts('2', '10.0.0.1', 0), trusts('2', '10.0.0.1', 1), trusts('2', '10.0.0.1', 2)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('trusts one for yes, as it was told before proxies were counted', () => {
    expect([trusts('yes', '10.0.0.1', 0), trusts('true', '10.0.0.1', 1)]).toEqual([true, false])
  })

  it('trusts listed addresses and networks, however a socket writes them', () => {
    const list = '10.0.0.7, 192.168.0.0/16, fd00::/8'
    const asked = ['10.0.0.7', '::ffff:10.0.0.7', '192.168.44.1', 'fd12::1', '10.0.0.8', '2001:db8::1', 'x']
    expect(asked.map((address) => trusts(list, address))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('knows a listed proxy again that another one wrote with its port', () => {
    const asked = ['10.0.0.7:51234', '[fd12::1]:443', '10.0.0.8:51234', '10.0.0.7:x']
    expect(asked.map((address) => trusts('10.0.0.7, fd00::/8', address, 1))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each(['some', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', '-1', '1.5', '99', 'fd00::/129'])(
    'does not understand %s',
    (text) => {
      expect(readTrustedProxies(text)).toBeUndefined()
    },
  )
})
