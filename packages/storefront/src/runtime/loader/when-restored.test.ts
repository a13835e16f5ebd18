import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeIslands } from './wake-islands.ts'

const woken: string[] = []
const page = `<form id="size"><select><option value="">Select</option><option>Small</option><option>Large</option></select></form>
  <form id="printed"><select><option>Small</option><option selected="">Large</option></select></form>
  <form id="radio"><input type="radio" name="a" value="1" checked><input type="radio" name="a" value="2"></form>`

beforeAll(() => {
  const load = async () => ({ wake: ({ id }: HTMLElement) => void woken.push(id) })
  wakeIslands(document, [{ selector: 'form', when: 'restored', load }])
})
beforeEach(() => {
  woken.length = 0
  document.body.innerHTML = page
})

const select = (id: string) => document.querySelector<HTMLSelectElement>(`#${id} select`)
const isShown = () => window.dispatchEvent(new Event('pageshow'))

describe('an island that waits for what the browser brings back', () => {
  it('sleeps while all is chosen as it was printed', async () => {
    isShown()
    await Promise.resolve()
    expect(woken).toEqual([])
  })

  it('wakes where something else is chosen, in a drop-down or by a button', async () => {
    Object.assign(select('size') ?? {}, { selectedIndex: 2 })
    Object.assign(select('printed') ?? {}, { selectedIndex: 0 })
    Object.assign(document.querySelector('[value="2"]') ?? {}, { checked: true })
    isShown()
    await vi.waitFor(() => expect(woken).toEqual(['size', 'printed', 'radio']))
  })
})
