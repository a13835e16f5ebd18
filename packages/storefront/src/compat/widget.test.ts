import { describe, expect, it, vi } from 'vitest'
import { Widget } from './widget.ts'

describe('Widget', () => {
  it('tells of changed settings, with the value before and after', () => {
    const widget = new Widget({ index: 0 })
    const heard = vi.fn()
    widget.after('indexChange', heard)
    widget.set('index', 2).set('index', 2)
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ newVal: 2, prevVal: 0, target: widget })
  })

  it('calls listeners on what they were given, and no longer once detached', () => {
    const widget = new Widget()
    const context = { name: 'site' }
    const names: unknown[] = []
    const handle = widget.on(
      'go',
      function (this: unknown) {
        names.push(this)
      },
      context,
    )
    widget.fire('go')
    handle.detach()
    widget.fire('go')
    expect(names).toEqual([context])
  })

  it('reads settings inside of settings', () => {
    expect(new Widget({ a: { b: 3 } }).get('a.b')).toBe(3)
  })
})
