import { describe, expect, it } from 'vitest'
import { shownLine } from './shown-line.ts'

describe('a line of the command line', () => {
  it('says nothing to the terminal but its words', () => {
    const title = '\u001b[2J\u001b]0;mine\u0007Shop\r\n\u009b31mis fine\u2028'
    expect(shownLine(`shop.example\t${title}\tid`)).toBe('shop.example\t[2J]0;mineShop31mis fine\tid')
  })
})
