import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'

const account = { serviceName: 'rss', screenname: 'a', profileUrl: 'https://a.example' }

it('a page whose template was stopped by a limit is answered, and not remembered', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-bomb-'))
  const nested = `{.var @all website.socialAccounts}${'{.repeated section @all}'.repeat(12)}`
  await writeFile(path.join(dir, 'template.conf'), '{"layouts":{"default":{"name":"D","regions":["site"]}}}')
  await writeFile(path.join(dir, 'site.region'), `<body>Begun${nested}x${'{.end}'.repeat(12)}</body>`)
  const site = await openSite({
    site: { socialAccounts: [account, account, account] },
    services: { siteDir: dir },
  })
  try {
    for (const _ of [1, 2]) {
      const { statusCode, body, headers } = await site.get('/about')
      expect(statusCode).toBe(200)
      expect(body).toContain('Begun')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(site.logged.filter((line) => line.includes('steps'))).toHaveLength(2)
  } finally {
    await site.close()
    await rm(dir, { recursive: true })
  }
})
