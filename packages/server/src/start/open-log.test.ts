import { describe, expect, it } from 'vitest'
import { linesTo, makeLog } from './open-log.ts'

function paper() {
  const written: string[] = []
  return { written, write: (line: string) => void written.push(line) }
}

describe('the log', () => {
  it('is a JSON object for each line, with the level as a word, the time, and an error with its place', () => {
    const { written, write } = paper()
    makeLog('info', { write }).error({ err: new Error('torn'), site: 'a1' }, 'A job failed')
    expect(JSON.parse(written.join())).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      msg: 'A job failed',
      site: 'a1',
      err: { message: 'torn', stack: expect.stringContaining('open-log.test.ts') },
    })
  })

  it('leaves out what is less grave than its level', () => {
    const { written, write } = paper()
    const log = makeLog('warn', { write })
    log.info({}, 'all is well')
    log.warn({}, 'look here')
    expect(written.map((line) => JSON.parse(line).msg)).toEqual(['look here'])
  })

  it('is lines for people, in which no word that came from outside begins a line of its own', async () => {
    const { written, write } = paper()
    const log = makeLog('info', await linesTo({ write }, false))
    log.warn({ file: 'site.region\n[now] ERROR: all is lost' }, 'The site template: it is old')
    expect(written.join('')).toMatch(
      /^\[\d{4}-\d\d-\d\d [\d:.]+\] WARN: The site template: it is old \{"file":"site.region\\n\[now\] ERROR: all is lost"\}\n$/,
    )
  })
})
