import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('reads how many proxies, or which, stand before the server', () => {
    const trusts = (text: string) => readSettings({ TRUST_PROXY: text }, '/srv', false).isTrustedProxy
    expect([trusts('1')?.('10.0.0.7', 0), trusts('10.0.0.0/8')?.('10.0.0.7', 0), trusts('')]).toEqual([
      true,
      true,
      null,
    ])
  })

  it('says in words what TRUST_PROXY may be', () => {
    expect(() => readSettings({ TRUST_PROXY: 'nginx' }, '/srv', false)).toThrow(
      'TRUST_PROXY is nginx, but it must be the number of proxies before the server, such as 1, or their addresses',
    )
  })
})
