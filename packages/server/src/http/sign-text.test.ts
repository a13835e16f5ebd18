import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signText } from './sign-text.ts'

describe('signText', () => {
  it('gives what HMAC-SHA-256 gives, for any key and text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (secret, text) => {
          expect(signText(secret, text)).toBe(createHmac('sha256', secret).update(text).digest('base64url'))
        },
      ),
    )
  })
})
