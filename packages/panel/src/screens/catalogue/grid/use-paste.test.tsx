import '../../../testing/browser-stand-ins.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { usePaste } from './use-paste.ts'

const sheet = { current: { activeCell: { col: 0, row: 1 }, selection: null } }

let unfit = -1
function Shown({ rowCount, stepCount = 0 }: { readonly rowCount: number; readonly stepCount?: number }) {
  unfit = usePaste(sheet as unknown as Parameters<typeof usePaste>[0], { rowCount, stepCount })
  return null
}

it('tells how many rows of the last paste the sheet had no row for', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Shown rowCount={3} />))
  const paste = (text: string) => {
    const clipboardData = { types: ['text/plain'], getData: () => text }
    return act(async () => {
      document.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }))
    })
  }
  expect(unfit).toBe(0)
  await paste('1\n2\n3\n4\n5')
  expect(unfit).toBe(3)
  await act(async () => root.render(<Shown rowCount={3} stepCount={1} />))
  expect(unfit).toBe(3)
  // Taken back, nothing is said of it any more.
  await act(async () => root.render(<Shown rowCount={3} />))
  expect(unfit).toBe(0)
  await act(async () => root.render(<Shown rowCount={9} />))
  await paste('1\n2\n3\n4\n5')
  expect(unfit).toBe(0)
  await act(async () => root.unmount())
})
