import { afterEach, describe, expect, it, vi } from 'vitest'
import { does, mount } from '../../testing/mount.ts'
import { see } from '../../testing/see.ts'
import { Dialog } from './dialog.tsx'

let takeAway: () => void = () => undefined
afterEach(() => takeAway())

async function open() {
  const close = vi.fn()
  takeAway = await mount(
    <Dialog labelledBy="title" onClose={close}>
      <button type="button">Text</button>
    </Dialog>,
  )
  const press = (target: Element) =>
    does(() => target.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  return { close, press, dialog: see('dialog'), field: see('button', 'Text') }
}

describe('a dialog', () => {
  it('is closed by a press beside what stands in it', async () => {
    const { close, press, dialog, field } = await open()
    await press(field)
    await does(() => field.click())
    expect(close).not.toHaveBeenCalled()
    await press(dialog)
    await does(() => dialog.click())
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays for who selects text with a drag that ends beside it', async () => {
    const { close, press, dialog, field } = await open()
    await press(field)
    await does(() => dialog.click())
    expect(close).not.toHaveBeenCalled()
  })

  it('is there still where the browser closed it and it may not be closed yet', async () => {
    const { close, dialog } = await open()
    await does(() => (dialog as HTMLDialogElement).close())
    expect(close).toHaveBeenCalledOnce()
    expect((dialog as HTMLDialogElement).open).toBe(true)
  })
})
