import { afterEach, expect, it, vi } from 'vitest'
import { fakeForms } from '../../testing/fake-forms.ts'
import { recordEvent } from './record-event.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends an event as a form, with the crumb of the cookie', async () => {
  const seen = fakeForms()
  await recordEvent('played', { song: 7 })
  expect(seen).toMatchObject([
    { path: '/api/events/RecordEvent', fields: { crumb: 'a-crumb', event: 'played' }, data: { song: 7 } },
  ])
})

it('rejects, and warns, where the server does not take it', async () => {
  fakeForms(503)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await expect(recordEvent('played', {})).rejects.toThrow('Error tracking event: HTTP Status 503')
  expect(warn).toHaveBeenCalledWith('Error tracking event: HTTP Status 503')
})
