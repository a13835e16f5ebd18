import { compile } from '@vitrine/template/compile'
import { loadLocale } from '@vitrine/template/i18n/load-locale'
import { coreRegistry } from '@vitrine/template/testing/core-registry'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '../page-json/page-context.ts'
import { PageRender } from './page-render.ts'
import { PageTime } from './page-time.ts'

const slow = { list: Array.from({ length: 100_000 }, (_, index) => index) }
const template = compile('{.repeated section list}{@}{.end}', {
  file: 'slow.region',
  registry: coreRegistry,
})

describe('the templates of a page', () => {
  it('share 250 ms, whatever each of them takes', async () => {
    const clock = { nowMs: 0 }
    const logged: string[] = []
    const page = await open(logged, () => {
      clock.nowMs += 1
      return clock.nowMs
    })
    const [first, second] = [
      page.render(template, { list: slow.list.slice(0, 20_000) }),
      page.render(template, slow),
    ]
    expect([first.length > 0, second.length > 0, page.isCutShort]).toEqual([true, true, true])
    expect(clock.nowMs).toBeLessThan(300)
    expect(logged.join()).toContain('Rendering stopped after')
    const after = clock.nowMs
    page.render(template, slow)
    expect(clock.nowMs - after).toBeLessThan(10)
  })

  it('are not cut short by what else the machine does', async () => {
    const page = await open([])
    const busy = {
      list: slow.list,
      get other() {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
        return 'x'
      },
    }
    const waiting = compile('{other}{.repeated section list}{@}{.end}', {
      file: 'busy.region',
      registry: coreRegistry,
    })
    expect(page.render(waiting, busy)).toMatch(/^x01234.*99999$/)
    expect(page.isCutShort).toBe(false)
  })
})

async function open(logged: string[], clock?: () => number): Promise<PageRender> {
  const context = { theme: { partials: new Map() }, nowMs: 0 } as unknown as PageContext
  const log = (_details: object, message: string) => void logged.push(message)
  const time = clock && new PageTime({ wallMs: clock, processorMs: clock })
  return new PageRender(
    context,
    await loadLocale('en-US'),
    { info: log, warn: log, error: log },
    { ...(time && { time }) },
  )
}
