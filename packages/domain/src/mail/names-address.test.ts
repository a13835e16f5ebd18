import { expect, it } from 'vitest'
import { namesAddress } from './names-address.ts'

it.each([
  'Email: ADA@example.com',
  'ada@example.com',
  '<ada@example.com>, and so on',
  'Write to ada@example.com.',
  'xada@example.com, ada@example.com',
])('finds an address in %j', (text) => expect(namesAddress(text, 'Ada@Example.com')).toBe(true))

it.each(['xada@example.com', 'c.ada@example.com', 'ada@example.com.au', 'ada@example.community', 'ada', ''])(
  'finds none in %j',
  (text) => expect(namesAddress(text, 'ada@example.com')).toBe(false),
)

it('is not found where there is none to look for', () => expect(namesAddress('a text', ' ')).toBe(false))
