import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../testing/fake-network.ts'
import { wake } from './like-island.ts'

function show(): HTMLElement {
  document.body.innerHTML =
    '<span class="sqs-simple-like" data-item-id="a1" data-like-count="2"><span class="like-icon"></span><span class="like-count"></span></span>'
  const button = document.querySelector('.sqs-simple-like') as HTMLElement
  wake(button)
  return button
}

const styles = readFileSync(path.join(import.meta.dirname, 'social.css'), 'utf8')

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a like button', () => {
  it('shows the count, is pressed by key, and remembers', async () => {
    const seen = fakeNetwork(() => ({ body: { likeCount: 7 } }))
    const button = show()
    expect(button.textContent?.trim()).toBe('2')
    expect(button.getAttribute('aria-pressed')).toBe('false')
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(button.textContent?.trim()).toBe('3')
    await vi.waitFor(() => expect(button.textContent?.trim()).toBe('7'))
    expect(seen).toMatchObject([{ path: '/api/content/items/a1/like', body: { likes: true } }])
    await vi.waitFor(() => expect(show().getAttribute('aria-pressed')).toBe('true'))
  })

  it('has a word beside its heart while nobody likes the item', () => {
    const button = show()
    expect(button.querySelector('.like-count')).toMatchObject({ dataset: { word: 'Like' } })
    expect(styles).toContain(':empty::after { content: attr(data-word); }')
  })

  it('takes the press back when it could not be kept', async () => {
    fakeNetwork(() => 'offline')
    const button = show()
    button.click()
    await vi.waitFor(() => expect(button.textContent?.trim()).toBe('2'))
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })
})
