import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AddressFields } from './address-fields.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function asksRegion(country: string): Promise<boolean> {
  const fieldOf = () => ({ value: '', onChange: () => {} })
  await act(async () =>
    root.render(
      <MantineProvider>
        <AddressFields legend="Ships to" country={country} fieldOf={fieldOf} />
      </MantineProvider>,
    ),
  )
  return [...document.querySelectorAll('label')].some(({ textContent }) => textContent === 'State or region')
}

it('asks for a state or region where addresses of the country have one', async () => {
  expect(await asksRegion('US')).toBe(true)
  expect(await asksRegion('NG')).toBe(true)
  expect(await asksRegion('')).toBe(true)
  expect(await asksRegion('DE')).toBe(false)
})
