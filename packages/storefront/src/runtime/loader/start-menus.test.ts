import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMenus } from './start-menus.ts'

const menu = (name: string, style: string, inside = '') =>
  `<details open id="${name}"><summary>${name}</summary><ul style="${style}"><li><a href="#${name}">${name}</a>${inside}</li></ul></details>`

const details = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)
const areOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

beforeAll(() => startMenus(document))
beforeEach(() => {
  const over = 'position: absolute'
  document.body.innerHTML = `<header><nav>${menu('shop', over, menu('sale', over))}${menu('about', 'position: static')}</nav></header>
    <main><details open id="answer"><summary>Answer</summary><p style="position: absolute">42</p></details><p>Page</p></main>`
})

describe('menus that lie over the page', () => {
  it('are closed by a click beside them, and by none inside', () => {
    details('shop')?.querySelector('a')?.click()
    expect(areOpen()).toEqual(['shop', 'about', 'answer'])
    document.querySelector<HTMLElement>('main p:last-child')?.click()
    expect(areOpen()).toEqual(['about', 'answer'])
  })

  it('are closed by Escape, the innermost first, and give the focus back', () => {
    details('sale')?.querySelector('a')?.focus()
    press('Escape')
    expect(areOpen()).toEqual(['shop', 'about', 'answer'])
    expect(document.activeElement === details('sale')?.querySelector('summary')).toBe(true)
    press('Escape')
    expect(areOpen()).toEqual(['about', 'answer'])
    expect(document.activeElement === details('shop')?.querySelector('summary')).toBe(true)
  })

  it('stay where another key is pressed, or Escape elsewhere', () => {
    details('shop')?.querySelector('a')?.focus()
    press('Tab')
    details('answer')?.querySelector('summary')?.focus()
    press('Escape')
    expect(areOpen()).toEqual(['shop', 'sale', 'about', 'answer'])
  })
})
