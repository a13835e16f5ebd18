import { expect, it } from 'vitest'
import { isWebAddress } from './web-address.ts'

it.each([
  'https://post.example/track?id=1#now',
  'http://post.example',
  'HTTPS://post.example:8443/',
  'https://[::1]/x',
])('takes %s', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

it.each([
  '',
  'post.example',
  '//post.example',
  'https:post.example',
  'https:///path',
  'https://owner@post.example/',
  'https://post.example\\@evil.example',
  'https://post.example/a b',
  'javascript:alert(1)//https://post.example',
])('does not take %s', (text) => {
  expect(isWebAddress(text)).toBe(false)
})
