import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it('counts an IPv4 address for itself, however it is written', () => {
  expect(['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109'].map(networkOf)).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '203.0.113.9',
  ])
})

it('counts all addresses of an IPv6 network as one', () => {
  expect(
    ['2001:db8::1', '2001:0DB8:0:0:ffff:1:2:3', '2001:db8:0:0:1::', '2001:db8::%eth0'].map(networkOf),
  ).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/64', '2001:db8:0:0::/64', '2001:db8:0:0::/64'])
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

it('counts an address once, whatever port a proxy wrote beside it', () => {
  expect(['203.0.113.9:51234', '203.0.113.9:51235', '[::ffff:203.0.113.9]:80'].map(networkOf)).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '203.0.113.9',
  ])
  expect(['[2001:db8::1]:443', '[2001:db8::2]'].map(networkOf)).toEqual([
    '2001:db8:0:0::/64',
    '2001:db8:0:0::/64',
  ])
})

it('leaves what is no address as it is', () => {
  expect(['', 'unix', '::g'].map(networkOf)).toEqual(['', 'unix', '::g'])
})
