import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wake } from '../../../compat/forms/island.ts'
import { startSignOut } from '../../sign-out/start-sign-out.ts'
import { formSentEvent } from '../form-sent-event.ts'
import { keepForms } from './keep-forms.ts'

const page = `<form data-form-id="f1"><input name="name"><textarea name="words"></textarea><fieldset><input type="checkbox" name="more" value="Orders"><input type="checkbox" name="rest" value="Other"></fieldset>
  <div class="form-item"><input type="checkbox" name="agrees" value="I want the letter"></div><input type="checkbox" name="terms">
  <select name="day"><option>Mon</option><option>Tue</option></select><input type="password" name="word"><input type="hidden" name="vt-draft">
  <input name="card" autocomplete="cc-number"></form>`

/** The page as it comes, once more. */
function load(html = page): HTMLFormElement {
  document.body.innerHTML = html
  keepForms(document)
  return document.querySelector('form') as HTMLFormElement
}
const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
function type(name: string, value: string): void {
  control(name).value = value
  control(name).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('a form that is half filled in', () => {
  it('is as it was when the page is loaded again, but for what is secret or agreed to', () => {
    load()
    type('name', 'Ada')
    type('words', 'About the mugs')
    type('day', 'Tue')
    for (const name of ['more', 'agrees', 'terms']) control(name).checked = true
    type('word', 'hush')
    type('card', '4242')
    load()
    expect(['name', 'words', 'day', 'word', 'card'].map((name) => control(name).value)).toEqual([
      ...['Ada', 'About the mugs', 'Tue', '', ''],
    ])
    expect(['more', 'rest', 'agrees', 'terms'].map((name) => control(name).checked)).toEqual([
      ...[true, false, false, false],
    ])
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hush|4242/)
  })

  it('is forgotten once it was sent, by scripts or by the browser', () => {
    load()
    type('name', 'Ada')
    load().dispatchEvent(new Event(formSentEvent, { bubbles: true }))
    load()
    expect(control('name').value).toBe('')
    type('name', 'Bo')
    load().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    load()
    expect(control('name').value).toBe('')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is forgotten half a day after it was filled in', () => {
    vi.useFakeTimers()
    load()
    type('name', 'Ada')
    vi.advanceTimersByTime(43_100_000)
    load()
    expect(control('name').value).toBe('Ada')
    vi.advanceTimersByTime(43_200_001)
    load()
    expect(control('name').value).toBe('')
  })

  it('is forgotten when its member signs out', () => {
    startSignOut(document)
    load()
    type('name', 'Ada')
    sessionStorage.setItem('vitrine:checkout:token', '{}')
    sessionStorage.setItem('of-the-template', 'stays')
    document.body.innerHTML = '<form method="post" action="/account/sign-out"></form>'
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(Object.keys(sessionStorage)).toEqual(['of-the-template'])
  })

  it('keeps what the page says of it by now', () => {
    load()
    type('name', 'Ada')
    load(page.replace('name="name"', 'name="name" value="Cleo"'))
    expect(control('name').value).toBe('Cleo')
  })

  it('is told apart from another of the same page', () => {
    load(page + page)
    const [, second] = document.querySelectorAll<HTMLInputElement>('[name="name"]')
    if (second) second.value = 'Ada'
    second?.dispatchEvent(new Event('input', { bubbles: true }))
    load(page + page)
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[name="name"]')].map(({ value }) => value),
    ).toEqual(['', 'Ada'])
  })

  it('is one of several replies, each told apart and unfolded again, or a comment', () => {
    const reply = (key: string) =>
      `<details><summary>Reply</summary><form class="comment-form" data-kept-form="comment-${key}"><textarea name="body" id="${key}"></textarea></form></details>`
    const thread = `<form data-kept-form="comment-item"><textarea name="body" id="item"></textarea></form>${reply('a')}${reply('b')}`
    load(thread)
    const texts = () => [...document.querySelectorAll('textarea')]
    for (const each of texts().slice(0, 2)) {
      each.value = `To ${each.id}`
      each.dispatchEvent(new Event('input', { bubbles: true }))
    }
    load(thread)
    expect(texts().map(({ value }) => value)).toEqual(['To item', 'To a', ''])
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
  })

  it('is in a form behind a button, which stays closed', () => {
    const behind = `<details class="form-lightbox"><summary>Write to us</summary>${page}</details>`
    load(behind)
    type('name', 'Ada')
    load(behind)
    expect([
      document.querySelector<HTMLInputElement>('[name="name"]')?.value,
      document.querySelector('details')?.open,
    ]).toEqual(['Ada', false])
  })

  it('is a comment that the browser sent, and forgotten once the page says that it was taken', () => {
    const comment = `<form class="comment-form" data-kept-form="comment-a"><textarea name="body"></textarea></form>`
    const taken = `<p class="comment-message" data-comment-taken></p>${comment}`
    const send = (html: string) =>
      load(html).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    load(comment)
    type('body', 'Lovely')
    send(comment)
    load(comment)
    expect(control('body').value).toBe('Lovely')
    send(comment)
    load(taken)
    expect([control('body').value, sessionStorage.length]).toEqual(['', 0])
    // The next one is not what was taken.
    type('body', 'And one more')
    load(taken)
    expect(control('body').value).toBe('And one more')
  })

  it('is so, too, where a template wrote it out and its inputs get other names', () => {
    const written =
      '<form data-form-id="f2"><div class="form-item field text" id="text-1"><input name="fname"></div></form>'
    wake(load(written))
    type('text-1', 'Ada')
    load(written)
    expect(control('fname').value).toBe('Ada')
  })
})
