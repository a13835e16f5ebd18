import { afterEach, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { tellContext } from '../../testing/tell-context.ts'
import { sendPipelineEvent, validatePipelineEvent } from './pipeline.ts'

afterEach(() => {
  tellContext(null)
  delete document.documentElement.dataset.eventEnvironment
  vi.unstubAllGlobals()
})

it('sends the fields of an event to our own server, and nothing of the visitor who allows nothing', async () => {
  tellContext({ website: { id: 'w1' } })
  const seen = fakeNetwork(() => ({ status: 202, body: {} }))
  expect(await sendPipelineEvent('SongPlayed', { objectIdentifier: 'song-7' })).toMatchObject({ ok: true })
  expect(seen).toMatchObject([{ path: '/api/v1/clanker/events', body: { eventSchemaName: 'SongPlayed' } }])
  const { eventContent } = { eventContent: '', ...Object(seen[0]?.body) }
  expect(Object.keys(JSON.parse(eventContent)).sort()).toEqual(
    'analytics_id browser_language browser_window_height browser_window_width context_website_id custom_schema_name destination_url event_occurrence_timestamp marketing_id member_account_id object_identifier page_host page_path page_query_params page_referrer_url resolved_locale session_id source_environment'.split(
      ' ',
    ),
  )
  expect(JSON.parse(eventContent)).toMatchObject({
    context_website_id: 'w1',
    object_identifier: 'song-7',
    analytics_id: '',
    session_id: '',
    member_account_id: '',
  })
})

it('has it checked instead where somebody asks, or the markup of the page says so', async () => {
  const seen = fakeNetwork(() => ({ body: { isValid: false, errors: ['No'] } }))
  expect(await validatePipelineEvent('X')).toEqual({ ok: true, reply: { isValid: false, errors: ['No'] } })
  document.documentElement.dataset.eventEnvironment = 'validate'
  await sendPipelineEvent('X')
  expect(seen.map(({ path }) => path)).toEqual(Array(2).fill('/api/v1/clanker/validate-event-content'))
  expect(seen[1]?.body).toMatchObject({
    eventContent: expect.stringContaining('"source_environment":"VALIDATE"'),
  })
})
