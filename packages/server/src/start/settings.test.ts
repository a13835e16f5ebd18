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

  it('reads the host of the panel, which comes by the scheme of the shop', () => {
    const panelOf = (PANEL_HOST: string, PUBLIC_URL = 'https://shop.example') =>
      readSettings({ PANEL_HOST, PUBLIC_URL }, '/srv', false).panelHost
    expect(panelOf('Panel.example.')).toEqual({ origin: 'https://panel.example', name: 'panel.example' })
    expect(panelOf('panel.localhost:3000', 'http://localhost:3000')).toEqual({
      origin: 'http://panel.localhost:3000',
      name: 'panel.localhost',
    })
    expect(() => panelOf('https://panel.example')).toThrow(
      'PANEL_HOST is https://panel.example, but it must be',
    )
    expect(() => panelOf('shop.example:8443')).toThrow('browsers send cookies to all ports of a name')
    expect(() => panelOf('panel.example', '')).toThrow('PANEL_HOST needs PUBLIC_URL')
  })

  it('opens private networks to targets of forms, where it is told which', () => {
    const opened = (TARGET_NETWORKS: string) =>
      readSettings({ TARGET_NETWORKS }, '/srv', false).isTargetOpened
    expect(opened('')).toBeNull()
    expect(opened('10.0.0.7, 192.168.0.0/16')?.('192.168.3.4')).toBe(true)
    expect(opened('10.0.0.7')?.('10.0.0.8')).toBe(false)
    expect(() => opened('n8n.local')).toThrow('TARGET_NETWORKS is n8n.local, but it must be addresses')
  })

  it('says in words what TRUST_PROXY may be', () => {
    expect(() => readSettings({ TRUST_PROXY: 'nginx' }, '/srv', false)).toThrow(
      'TRUST_PROXY is nginx, but it must be the number of proxies before the server, such as 1, or their addresses',
    )
  })

  it.each([
    ['PORT', 'http', 'PORT is http, but it must be a number'],
    ['PUBLIC_URL', 'https://shop.example/shop', 'must be an address without a path'],
    ['DATABASE_URL', 'mysql://shop', 'DATABASE_URL must be an address such as postgres://'],
    [
      'CAMPAIGN_MAILS_PER_MINUTE',
      '0',
      'CAMPAIGN_MAILS_PER_MINUTE is 0, but it must be a number from 1 to 60000.',
    ],
    ['SMTP_URL', 'mail.example:587', 'SMTP_URL must be an address such as smtp://'],
    ['SMTP_URL', 'smtp://mail.example:port', 'SMTP_URL must be an address such as smtp://'],
    ['PAGE_CACHE', 'no', 'PAGE_CACHE is no, but it must be on or off.'],
    ['PICTURES_AHEAD', 'never', 'PICTURES_AHEAD is never, but it must be on or off.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is loud, but it must be one of trace, debug, info,'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT is xml, but it must be one of lines, json.'],
    ['LOG_REQUESTS', 'on', 'LOG_REQUESTS is on, but it must be one of all, trouble, off.'],
    ['RATE_LIMITS', 'false', 'RATE_LIMITS is false, but it must be on or off.'],
  ])('says in words what %s may be, when it is %s', (name, value, words) => {
    expect(() => readSettings({ [name]: value }, '/srv', false)).toThrow(words)
  })

  it.each([{}, { HOST: '', PORT: ' ' }])(
    'opens nothing to the network that nobody asked for: %j',
    (environment) => {
      const settings = readSettings(environment, '/srv', false)
      expect(settings).toEqual({
        port: 3000,
        host: '127.0.0.1',
        dataDir: '/srv/data',
        siteDir: '/srv/sites/demo',
        databaseUrl: null,
        smtpUrl: null,
        stripeHost: null,
        paypalHost: null,
        campaignMailsPerMinute: null,
        publicUrl: null,
        panelHost: null,
        isTrustedProxy: null,
        isTargetOpened: null,
        isDev: false,
        makesPicturesAhead: true,
        keepsPages: true,
        countsAttempts: true,
        log: { level: 'info', format: null, requests: 'trouble' },
      })
    },
  )

  it('listens where it is told to', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }, '/srv', true)).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      isDev: true,
    })
  })

  it('takes what is usual', () => {
    const usual = {
      PUBLIC_URL: 'https://shop.example/',
      SMTP_URL: 'smtps://me:word@[::1]:465',
      CAMPAIGN_MAILS_PER_MINUTE: '600',
      PAGE_CACHE_MB: '512',
      TEMPLATES_IN_MEMORY: '200',
      RATE_LIMITS: 'off',
      LOG_REQUESTS: 'all',
    }
    expect(
      readSettings({ ...usual, DATABASE_URL: 'postgres://me@/shop?host=/run' }, '/srv', false),
    ).toMatchObject({
      publicUrl: 'https://shop.example',
      smtpUrl: 'smtps://me:word@[::1]:465',
      campaignMailsPerMinute: 600,
      pageCacheBytes: 512_000_000,
      keptTemplates: 200,
      databaseUrl: 'postgres://me@/shop?host=/run',
      keepsPages: true,
      countsAttempts: false,
      log: { level: 'info', format: null, requests: 'all' },
    })
  })
})
