import '../../testing/browser-stand-ins.ts'
import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SessionProvider } from '../../session/session.ts'
import { sessionAs } from '../../testing/server-answers.ts'
import { MomentField } from './moment-field.tsx'
import { UnreadFieldsContext, useUnreadFields } from './unread-fields.ts'

let root: Root
let sent: number[]
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const session = sessionAs(['admin'])
  const site = { ...session.site, timeZone: 'Europe/Berlin' }
  await act(async () =>
    root.render(
      <MantineProvider>
        <SessionProvider value={{ ...session, site }}>
          <Form />
        </SessionProvider>
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

function Form() {
  const [atMs, setAtMs] = useState(Date.UTC(2026, 0, 2, 8, 0))
  const unread = useUnreadFields()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(atMs)
      }}
    >
      <UnreadFieldsContext value={unread.ofForm}>
        <MomentField label="When" atMs={atMs} onChange={setAtMs} />
      </UnreadFieldsContext>
      <output>{unread.areThere ? 'Unsaved' : ''}</output>
      <button type="button" onClick={unread.forget}>
        Discard
      </button>
    </form>
  )
}

const field = () => document.querySelector('input')
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = () => act(async () => document.querySelector('form')?.requestSubmit())

it("is read on the site's clock", async () => {
  expect(field()?.value).toBe('2026-01-02T09:00')
  await type('2026-01-03T09:30')
  await send()
  expect(sent).toEqual([Date.UTC(2026, 0, 3, 8, 30)])
})

it('has its form wait while a part of it is missing, and says so', async () => {
  await type('')
  expect(document.body.textContent).toContain('Unsaved')
  expect(document.body.textContent).not.toContain('Enter a date and a time')
  await send()
  expect(sent).toEqual([])
  expect(document.body.textContent).toContain('Enter a date and a time')
  expect(document.activeElement).toBe(field())
  await type('2026-01-03T09:30')
  expect(document.body.textContent).not.toContain('Enter a date and a time')
  await send()
  expect(sent).toEqual([Date.UTC(2026, 0, 3, 8, 30)])
})

it('shows the moment of the form again where what was typed is discarded', async () => {
  await type('')
  await act(async () => document.querySelector('button')?.click())
  expect(field()?.value).toBe('2026-01-02T09:00')
  await send()
  expect(sent).toEqual([Date.UTC(2026, 0, 2, 8, 0)])
})
