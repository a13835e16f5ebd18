import { describe, expect, it } from 'vitest'
import { checkHost } from './checked-host.ts'

describe('checkHost', () => {
  it.each([
    ['shop.example', 'shop.example'],
    ['Shop.Example:8080', 'shop.example:8080'],
    ['localhost:3000', 'localhost:3000'],
    ['my_shop', 'my_shop'],
    ['shop.example.', 'shop.example.'],
    ['192.168.1.5:80', '192.168.1.5:80'],
    ['[::1]:3000', '[::1]:3000'],
    ['[2001:DB8::7]', '[2001:db8::7]'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ])('takes %s', (text, host) => {
    expect(checkHost(text)).toBe(host)
  })

  it.each([
    '',
    ' ',
    'shop example',
    'second.example/shop',
    'owner@shop.example',
    'owner:word@shop.example',
    'shop.example:',
    'shop.example:0',
    'shop.example:65536',
    'shop.example:80:80',
    'shop.example:8o',
    'shop.example, evil.example',
    'shop..example',
    '.shop.example',
    '-shop.example',
    'shop.example?x',
    'shop.example#x',
    'shop.example\\x',
    'http://shop.example',
    '::1',
    '[::1',
    '[shop.example]',
    '[::1%25eth0]',
    '999.1.1.1',
    '1.2.3',
    '0x7f.1',
    '<script>',
    'münchen.example',
    `${'a'.repeat(300)}.example`,
  ])('does not take %j', (text) => {
    expect(checkHost(text)).toBeNull()
  })
})
