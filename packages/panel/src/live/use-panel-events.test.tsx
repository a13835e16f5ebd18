import { liveListsOf } from '@vitrine/contract/lists/live-lists'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useListNews } from './list-news.ts'
import { usePanelEvents } from './use-panel-events.ts'

const lists = [...new Set(Object.values(liveListsOf).flat())]
const opened: EventTarget[] = []
const usual = globalThis.EventSource

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  class Stream extends EventTarget {
    constructor() {
      super()
      opened.push(this)
    }
    close() {}
  }
  Reflect.set(globalThis, 'EventSource', Stream)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  Reflect.set(globalThis, 'EventSource', usual)
})

function Count({ list }: { readonly list: string }) {
  return <li>{useListNews(list)}</li>
}

function News() {
  usePanelEvents()
  return lists.map((list) => <Count key={list} list={list} />)
}

it('after a break all lists that can change elsewhere are looked at again, discounts and pages among them', async () => {
  const told = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  const connect = () => act(async () => void opened.at(-1)?.dispatchEvent(new Event('open')))
  await act(async () => root.render(<News />))
  await connect()
  expect(told()).toEqual(lists.map(() => '0'))
  await connect()
  expect(told()).toEqual(lists.map(() => '1'))
  expect(lists).toEqual(expect.arrayContaining(['discounts', 'pages']))
})
