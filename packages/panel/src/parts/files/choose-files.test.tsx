import '../../testing/browser-stand-ins.ts'
import { Button, MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ChooseFile, ChooseFiles } from './choose-files.tsx'

let chosen: string[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  chosen = []
})
afterEach(() => document.body.replaceChildren())

/** Shows what chooses; `choose` gives it files of these names as browsers do, which say nothing where they hold the same already. */
async function show(choosing: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<MantineProvider>{choosing}</MantineProvider>))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  let held = ''
  Object.defineProperty(input, 'value', {
    get: () => held,
    set: (value: string) => {
      held = value
    },
  })
  const choose = async (...names: string[]) => {
    if (held === names.join()) return
    held = names.join()
    Object.defineProperty(input, 'files', {
      configurable: true,
      value: names.map((name) => new File(['Handle'], name)),
    })
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  return { input, choose }
}

it('takes the same file again, such as one that was mended', async () => {
  const { choose } = await show(
    <ChooseFile accept=".csv" onFile={({ name }) => chosen.push(name)}>
      {(button) => <Button {...button}>Import</Button>}
    </ChooseFile>,
  )
  await choose('shop-de.csv')
  await choose('shop-de.csv')
  expect(chosen).toEqual(['shop-de.csv', 'shop-de.csv'])
})

it('takes many at once, and the same ones again', async () => {
  const { input, choose } = await show(
    <ChooseFiles accept=".jpg" onFiles={(files) => chosen.push(files.map(({ name }) => name).join(' '))}>
      {(button) => <Button {...button}>Add pictures</Button>}
    </ChooseFiles>,
  )
  expect(input?.multiple).toBe(true)
  await choose('tide.jpg', 'shell.jpg')
  await choose('tide.jpg', 'shell.jpg')
  expect(chosen).toEqual(['tide.jpg shell.jpg', 'tide.jpg shell.jpg'])
})
