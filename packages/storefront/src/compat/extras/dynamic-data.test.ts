import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DynamicData } from './dynamic-data.ts'

const answers: Response[] = []

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift() ?? new Response('')),
  )
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  document.body.innerHTML = '<a href="/about">About</a><div id="there">Before</div>'
})
afterEach(() => {
  answers.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = '<section><p>About us</p></section>'
const wrapper = () => document.querySelector('#there')

describe('a link that brings its page', () => {
  it.each([
    ['an error page', new Response('<section><p>Gone</p></section>', { status: 404 })],
    ['a page without what is taken', new Response('<p>Sign in</p>')],
  ])('leaves what stands there after %s, and tries again', async (_name, first) => {
    answers.push(first, new Response(page))
    const link = new DynamicData({ wrapper: '#there', target: 'a' })
    await link.fetch()
    expect(wrapper()?.textContent).toBe('Before')
    expect(location.assign).toHaveBeenCalledOnce()
    await link.fetch()
    expect(wrapper()?.innerHTML).toBe('<p>About us</p>')
  })

  it('brings it once', async () => {
    answers.push(new Response(page))
    const link = new DynamicData({ wrapper: '#there', target: 'a' })
    await link.fetch()
    await link.fetch()
    expect(fetch).toHaveBeenCalledOnce()
  })
})
