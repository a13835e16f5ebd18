import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { SearchBox } from './search-box.tsx'

it('shows what is searched for when what was typed was taken back, whatever stands in the address', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (takenBack: number) =>
    act(async () =>
      root.render(
        <MantineProvider>
          <SearchBox label="Search" text="notebook" takenBack={takenBack} onSearch={() => {}} />
        </MantineProvider>,
      ),
    )
  const field = () => document.querySelector('input')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
      field()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await show(0)
  await type('vase')
  expect(field()?.value).toBe('vase')
  await show(1)
  expect(field()?.value).toBe('notebook')
  await type('vases')
  expect(field()?.value).toBe('vases')
  await act(async () => root.unmount())
})
