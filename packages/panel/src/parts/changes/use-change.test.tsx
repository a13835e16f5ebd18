import { notifications, notificationsStore } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { changeStockCall } from '@vitrine/contract/catalogue/panel-calls'
import { signOutCall } from '@vitrine/contract/owners/own-session-calls'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Change, refusalIn, useChange } from './use-change.ts'

let root: Root
let queries: QueryClient
let change: Change<string>
let done: readonly string[]
let went: readonly string[]
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  done = []
  went = []
  queries = new QueryClient()
  queries.setQueryData([signOutCall.name], 'read before')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Changing />
      </QueryClientProvider>,
    ),
  )
})
const showOther = (options: Options) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Changing {...options} />
      </QueryClientProvider>,
    ),
  )
afterEach(async () => {
  await act(async () => root.unmount())
  notifications.clean()
  document.body.replaceChildren()
})

type Options = Parameters<typeof useChange<string>>[0]

function Changing(options: Options) {
  change = useChange<string>({
    stale: [signOutCall],
    onDone: (reply) => {
      done = [...done, reply]
    },
    goOn: (reply) => {
      went = [...went, reply]
    },
    ...options,
  })
  return null
}

const made = { ok: true, reply: 'made' } as const
const refuse = (status: number) => ({ ok: false, refusal: { status, message: 'No.', errors: {} } }) as const
const isStale = () => queries.getQueryState([signOutCall.name])?.isInvalidated

it('is saving until the answer is there, and has what it changes read again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof made>()
  await act(async () => void change.send(() => promise))
  expect(change.state.kind).toBe('saving')
  await act(async () => resolve(made))
  expect(change.state.kind).toBe('idle')
  expect(done).toEqual(['made'])
  expect(isStale()).toBe(true)
})

it('has what a prepared call makes old read again, and nothing else, without a list of its own', async () => {
  const [inventory, products, orders] = ['listInventory', 'listProducts', 'listOrders']
  for (const name of [inventory, products, orders]) queries.setQueryData([name, {}], 'read before')
  const sending = Object.assign(async () => made, { made: changeStockCall })
  await act(async () => void change.send(sending))
  const stale = [inventory, products, orders].filter(
    (name) => queries.getQueryState([name, {}])?.isInvalidated,
  )
  expect(stale).toEqual([inventory, products])
})

it('has it read again, too, where somebody else changed the same meanwhile, and where it was refused otherwise not', async () => {
  const isOld = () => queries.getQueryState(['listInventory', {}])?.isInvalidated
  queries.setQueryData(['listInventory', {}], 'read before')
  await act(async () => void change.send(Object.assign(async () => refuse(400), { made: changeStockCall })))
  expect(isOld()).toBe(false)
  await act(async () => void change.send(Object.assign(async () => refuse(409), { made: changeStockCall })))
  expect(isOld()).toBe(true)
})

it('sends nothing twice: who presses again gets the answer to the first', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof made>()
  let count = 0
  const sending = () => {
    count += 1
    return promise
  }
  await act(async () => {
    void change.send(sending)
    void change.send(sending)
  })
  await act(async () => resolve(made))
  expect(count).toBe(1)
  expect(done).toEqual(['made'])
  await act(async () => void change.send(sending))
  expect(count).toBe(2)
})

it('keeps why it was refused until it is sent again or forgotten', async () => {
  await act(async () => void change.send(async () => refuse(400)))
  expect(refusalIn(change)?.message).toBe('No.')
  expect(isStale()).toBe(false)
  expect(done).toEqual([])
  await act(async () => change.forget())
  expect(refusalIn(change)).toBeNull()
})

it.each([
  [409, 'somebody else changed it'],
  [404, 'somebody else removed it'],
  [0, 'it is not known what was done'],
])('reads again what stands otherwise than it is shown: %i, %s', async (status) => {
  await act(async () => void change.send(async () => refuse(status)))
  expect(refusalIn(change)?.status).toBe(status)
  expect(isStale()).toBe(true)
})

it('reads something again after a refusal alone, where what follows a success does that itself', async () => {
  await showOther({ stale: [], staleIfRefused: [signOutCall] })
  await act(async () => void change.send(async () => made))
  expect(isStale()).toBe(false)
  await act(async () => void change.send(async () => refuse(409)))
  expect(isStale()).toBe(true)
})

it('is saving until all is read again, where what follows needs that', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await showOther({ isReadFirst: true })
  const reading = vi.spyOn(queries, 'invalidateQueries').mockReturnValue(promise)
  await act(async () => void change.send(async () => made))
  expect(change.state.kind).toBe('saving')
  await act(async () => resolve())
  expect(change.state.kind).toBe('idle')
  expect(reading).toHaveBeenCalledOnce()
  expect(done).toEqual(['made'])
})

it('goes on from here, but not where the screen was left meanwhile: then it only takes over what was answered', async () => {
  await act(async () => void change.send(async () => made))
  expect(went).toEqual(['made'])
  const { promise, resolve } = Promise.withResolvers<typeof made>()
  await act(async () => void change.send(() => promise))
  await act(async () => root.render(null))
  await act(async () => resolve(made))
  expect(done).toEqual(['made', 'made'])
  expect(went).toEqual(['made'])
})

it('says in a toast why it was refused where its screen was left meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof refuse>>()
  const shown = vi.spyOn(notifications, 'show')
  await act(async () => void change.send(() => promise))
  await act(async () => root.render(null))
  await act(async () => resolve(refuse(409)))
  await vi.waitFor(() =>
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'The last change was not made', message: 'No.' }),
    ),
  )
  expect(isStale()).toBe(true)
  shown.mockRestore()
})

it('says it in no toast while its screen is there', async () => {
  const shown = vi.spyOn(notifications, 'show')
  await act(async () => void change.send(async () => refuse(400)))
  // What shows toasts is loaded by then.
  await import('@mantine/notifications')
  expect(shown).not.toHaveBeenCalled()
  shown.mockRestore()
})

const toasts = () => {
  const { notifications: shown, queue } = notificationsStore.getState()
  return [...shown, ...queue].map(({ title, message }) => title ?? message)
}

it('takes back that it was refused once it is made after all', async () => {
  await showOther({ refused: 'The form was not copied' })
  await act(async () => void change.send(async () => refuse(400)))
  await vi.waitFor(() => expect(toasts()).toEqual(['The form was not copied']))
  await act(async () => void change.send(async () => made, 'The form was copied'))
  await vi.waitFor(() => expect(toasts()).toEqual(['The form was copied']))
})

it('does not say that nothing was done where no answer came, and takes that back, too', async () => {
  await showOther({ refused: 'The form was not copied' })
  await act(async () => void change.send(async () => refuse(0)))
  await vi.waitFor(() => expect(toasts()).toEqual(['It is not known whether this was done']))
  await act(async () => void change.send(async () => made, 'The form was copied'))
  await vi.waitFor(() => expect(toasts()).toEqual(['The form was copied']))
})
