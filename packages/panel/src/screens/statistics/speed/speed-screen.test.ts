import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const open = async (rows: readonly object[]) => {
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/insight/vitals': { body: { rows } } })
  screen = await showScreen('/statistics/speed')
}

it('says of each kind of page how fast it was, and in a word how good that is', async () => {
  const phone = { device: 'phone', pageType: 50 }
  await open([
    { ...phone, measure: 'lcp', p75: 4_260, count: 1_400, rating: 'poor' },
    { ...phone, measure: 'inp', p75: 180, count: 900, rating: 'good' },
    { ...phone, measure: 'cls', p75: 130, count: 1_400, rating: 'fair' },
  ])
  await screen.waitFor('On phones')
  const cells = [...document.querySelectorAll('main tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['Product, post or eventMeasured 1,400 times', '4.3 sPoor', '180 msGood', '0.13Fair'])
  expect(document.body.textContent).toContain('Good up to 2.5 s')
  expect(document.body.textContent).not.toContain('(FID)')
})

it('says that nothing was measured', async () => {
  await open([])
  await screen.waitFor('Nothing was measured in these days')
})
