import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type KeybindingsMap, tinykeys } from 'tinykeys'
import { openPalette } from '../palette/palette-state.ts'
import { rooms } from '../rooms.ts'
import { isForKeys } from './is-for-keys.ts'
import { doPrimary, isInRow, moveRow, press, pressInRow, save, selectRow } from './list-acts.ts'

interface PanelKeys {
  readonly onSheet: () => void
}

/** Listens to the keys of the panel: lists and records mark in their markup what keys act on. */
export function usePanelKeys({ onSheet }: PanelKeys): void {
  const router = useRouter()
  useEffect(() => {
    const page = document
    const goTo = ({ key }: KeyboardEvent) => {
      const room = rooms.find((each) => each.key === key.toLowerCase())
      if (room) void router.navigate({ to: room.to })
    }
    const views = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (place) =>
        [
          String(place),
          () => void page.querySelectorAll<HTMLElement>('[data-list-view]')[place - 1]?.click(),
        ] as const,
    )
    return tinykeys(
      window,
      prevented({
        // One binding for all rooms: those behind one that was just pressed would not hear the next `g`.
        [`g (${rooms.map(({ key }) => key).join('|')})`]: goTo,
        ...Object.fromEntries(views),
        '$mod+s': once(() => save(page)),
        '$mod+Enter': once(() => doPrimary(page)),
        '[Shift]+?': onSheet,
        '[Shift]+/': () => goToSearch(page),
        f: () => void press(page, '[data-list-filter]'),
        '[Shift]+*': () => void (press(page, '[data-list-all]') || press(page, '[data-list-page]')),
        j: () => moveRow(page, 1),
        k: () => moveRow(page, -1),
        x: () => selectRow(page, false),
        'Shift+x': () => selectRow(page, true),
        u: () => void press(page, '[data-back]'),
        '[Control]+[Alt]+[': () => void press(page, '[data-step=previous]'),
        '[Control]+[Alt]+]': () => void press(page, '[data-step=next]'),
        ...Object.fromEntries(rowLetters.map((letter) => [letter, () => void pressInRow(page, letter)])),
      }),
      { ignore: (event) => !isForKeys(event) },
    )
  }, [router, onSheet])

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined || !isInRow(document) || !isForKeys(event)) return
      event.preventDefault()
      moveRow(document, by)
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [])
}

/** Letters that rows may give a meaning, such as a, s and d in the queue of comments. */
const rowLetters = ['a', 's', 'd', 'e'] as const

/** The browser does nothing of its own with our keys. */
function prevented(bindings: Readonly<Record<string, (event: KeyboardEvent) => void>>): KeybindingsMap {
  return Object.fromEntries(
    Object.entries(bindings).map(([keys, act]) => [
      keys,
      (event: KeyboardEvent) => {
        event.preventDefault()
        act(event)
      },
    ]),
  )
}

/** Does something as a key goes down, and not again while it is held. */
function once(act: () => void): (event: KeyboardEvent) => void {
  return ({ repeat }) => {
    if (!repeat) act()
  }
}

function goToSearch(page: Document): void {
  const field = page.querySelector<HTMLInputElement>('[data-list-search]')
  if (!field) openPalette()
  field?.focus()
  field?.select()
}
