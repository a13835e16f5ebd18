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

const region = { language: 'en-GB', timeZone: 'Europe/London', measurement: 'metric' }
const answers = {
  ...shopAnswers,
  'GET /api/panel/settings/region': { body: { value: region, version: 'one' } },
}
const zonesPath = 'GET /api/panel/settings/time-zones'

it('says that the time zones could not be loaded, advises to try again, and loads them then', async () => {
  server.answerByPath({ ...answers, [zonesPath]: { status: 500, body: { message: 'Something went wrong' } } })
  screen = await showScreen('/settings/region')
  await screen.waitFor('Unable to load time zones')
  await screen.waitFor('Please try again.')
  const zones = [{ name: 'Europe/London', offsetMinutes: 0 }]
  server.answerByPath({ ...answers, [zonesPath]: { body: { zones } } })
  await screen.press(screen.button('Try again'))
  await screen.waitFor('When days begin')
  expect(screen.field('Time zone').value).toBe('Europe/London (UTC)')
})

it('says before it is saved that events to come keep their clock times in another time zone', async () => {
  const zones = [
    { name: 'Europe/London', offsetMinutes: 0 },
    { name: 'Europe/Berlin', offsetMinutes: 60 },
  ]
  const inBerlin = { value: { ...region, timeZone: 'Europe/Berlin' }, version: 'one' }
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/settings/region': { body: inBerlin },
    [zonesPath]: { body: { zones, eventsToCome: 3 } },
  })
  screen = await showScreen('/settings/region')
  await screen.waitFor('Events to come: 3')
  await screen.waitFor('they keep their clock times')
})
