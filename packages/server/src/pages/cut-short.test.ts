import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'

it('a page whose template was stopped by a limit is answered, and not remembered', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-bomb-'))
  await mkdir(path.join(dir, 'blocks'))
  for (let level = 0; level < 6; level += 1)
    await writeFile(path.join(dir, 'blocks', `b${level}.block`), `{@|apply b${level + 1}.block}`.repeat(10))
  await writeFile(path.join(dir, 'blocks', 'b6.block'), 'x')
  await writeFile(path.join(dir, 'template.conf'), '{"layouts":{"default":{"name":"D","regions":["site"]}}}')
  await writeFile(path.join(dir, 'site.region'), '<body>Begun{@|apply b0.block}</body>')
  const site = await openSite({ services: { siteDir: dir } })
  try {
    for (const _ of [1, 2]) {
      const { statusCode, body, headers } = await site.get('/about')
      expect(statusCode).toBe(200)
      expect(body).toContain('Begun')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(site.logged.filter((line) => line.includes('Rendering stopped'))).toHaveLength(2)
  } finally {
    await site.close()
    await rm(dir, { recursive: true })
  }
})
