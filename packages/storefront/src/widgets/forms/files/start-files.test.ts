import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseFiles as choose, FakeRequest, keepCrumb } from '../../../testing/fake-uploads.ts'
import { stalledAfterMs } from './send-file.ts'
import { startFiles } from './start-files.ts'

let form: HTMLFormElement
let files: ReturnType<typeof startFiles>
beforeEach(() => {
  keepCrumb('good')
  FakeRequest.all = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async () => Response.json({}))
  document.body.innerHTML =
    '<form data-form-id="f1"><div data-field-id="photo"><label for="p">Photo</label><input type="file" id="p" name="photo" accept=".png" data-most-bytes="100" data-most-files="2"><ul class="file-list"></ul></div></form>'
  form = document.querySelector('form') as HTMLFormElement
  files = startFiles(form)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const told = () => [...document.querySelectorAll('.file-told')].map(({ textContent }) => textContent)
const said = () => document.querySelector('[role="status"]')?.textContent
const tokens = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [
    name,
    value,
  ])
const press = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === text && !each.hidden)?.click()
const ofAll = () => true
const settled = async () => {
  await files.settled(ofAll)
  return files.problems(ofAll)
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('files of a form', () => {
  it('are told by the list alone while there are any: the input would say that none is chosen', async () => {
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    choose('a.png')
    expect(input.classList.contains('has-files')).toBe(true)
    FakeRequest.all[0]?.answer({ file: { token: 't1' } })
    await turn()
    press('Remove')
    expect(input.classList.contains('has-files')).toBe(false)
  })

  it('are sent as they are chosen, told of, and named by their tokens', async () => {
    choose('a.png')
    expect([told(), said()]).toEqual([['Uploading'], 'a.png: Uploading'])
    expect(FakeRequest.all[0]?.address).toBe('/api/form/files?formId=f1&fieldId=photo')
    const progress = new ProgressEvent('progress', { loaded: 1, total: 4 })
    FakeRequest.all[0]?.upload.dispatchEvent(progress)
    expect(document.querySelector('progress')?.value).toBe(0.25)
    FakeRequest.all[0]?.answer({ file: { token: 't1' } })
    await turn()
    expect([told(), said(), tokens()]).toEqual([['Uploaded'], 'a.png: Uploaded', [['photo.0', 't1']]])
    expect(await settled()).toEqual({})
  })

  it('make room where one was refused for good, and another is chosen in its place', async () => {
    choose('a.png', 'notes.exe')
    FakeRequest.all[0]?.answer({ file: { token: 't1' } })
    await turn()
    expect(told()).toEqual(['Uploaded', 'Files of this kind are not taken here.'])
    choose('b.png')
    expect(told()).toEqual(['Uploaded', 'Uploading'])
    expect(said()).toBe('b.png: Uploading')
    choose('c.png')
    expect(said()).toBe('These are too many files.')
  })

  it('are waited for, and keep a form from being sent that lacks one', async () => {
    choose('a.png')
    const waiting = settled()
    FakeRequest.all[0]?.answer({ message: 'This file holds more than it should.' }, 507)
    expect(await waiting).toEqual({ photo: 'A file was not sent. Try again, or remove it.' })
    expect(told()).toEqual(['This file holds more than it should.'])
    press('Try again')
    FakeRequest.all[1]?.answer({ file: { token: 't2' } })
    expect(await settled()).toEqual({})
    expect(tokens()).toEqual([['photo.0', 't2']])
  })

  it('are waited for where one is chosen while another is on its way', async () => {
    choose('a.png')
    const done = vi.fn()
    const waiting = files.settled(ofAll).then(done)
    choose('b.png')
    FakeRequest.all[0]?.answer({ file: { token: 'a' } })
    await turn()
    expect([told(), done.mock.calls]).toEqual([['Uploaded', 'Uploading'], []])
    expect(files.problems(ofAll)).toEqual({ photo: 'A file was not sent. Try again, or remove it.' })
    FakeRequest.all[1]?.answer({ file: { token: 'b' } })
    await waiting
    expect(files.problems(ofAll)).toEqual({})
  })

  it('are waited for where one that failed is sent again while another is on its way', async () => {
    choose('a.png', 'b.png')
    FakeRequest.all[0]?.answer({ message: 'Full' }, 507)
    await turn()
    const waiting = settled()
    press('Try again')
    FakeRequest.all[1]?.answer({ file: { token: 'b' } })
    await turn()
    FakeRequest.all[2]?.answer({ file: { token: 'a' } })
    expect(await waiting).toEqual({})
    expect(tokens()).toEqual([
      ['photo.0', 'a'],
      ['photo.1', 'b'],
    ])
  })

  it('of other fields are nothing to wait for', async () => {
    choose('a.png')
    const isOther = (fieldId: string) => fieldId !== 'photo'
    await files.settled(isOther)
    expect([files.areOnTheirWay(isOther), files.areOnTheirWay(ofAll)]).toEqual([false, true])
    expect(files.problems(isOther)).toEqual({})
  })

  it('are given up where they stand still on their way, and not while they move', async () => {
    vi.useFakeTimers()
    choose('a.png')
    const move = () =>
      FakeRequest.all[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
    await vi.advanceTimersByTimeAsync(stalledAfterMs - 1)
    move()
    await vi.advanceTimersByTimeAsync(stalledAfterMs - 1)
    expect(told()).toEqual(['Uploading'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told()).toEqual(['This file could not be sent. Try again, or remove it.'])
    expect(await settled()).toEqual({ photo: 'A file was not sent. Try again, or remove it.' })
  })

  it('are not offered once more where they are refused for good', async () => {
    choose('a.png')
    FakeRequest.all[0]?.answer({ message: 'Files of this kind are not taken here.' }, 415)
    await settled()
    press('Try again')
    expect(FakeRequest.all).toHaveLength(1)
    press('Remove')
    expect(await settled()).toEqual({})
  })

  it('can be cancelled and removed, and others take their place', async () => {
    choose('a.png', 'b.png')
    press('Cancel')
    FakeRequest.all[1]?.answer({ file: { token: 'b' } })
    await turn()
    expect([told(), tokens(), document.activeElement?.id]).toEqual([['Uploaded'], [['photo.1', 'b']], 'p'])
    press('Remove')
    expect([told(), tokens(), said()]).toEqual([[], [], 'b.png: Removed'])
    expect(await settled()).toEqual({})
  })

  it('are held against what the field takes before a byte is sent', async () => {
    choose('large.png', 'b.svg', 'c.png')
    expect(told()).toEqual(['This file is too large.', 'Files of this kind are not taken here.'])
    expect([said(), FakeRequest.all]).toEqual(['These are too many files.', []])
  })

  it('are sent once more where only the crumb was out of date', async () => {
    choose('a.png')
    FakeRequest.all[0]?.answer({ crumbFail: true, crumb: 'new', error: 'expired' })
    await turn()
    FakeRequest.all[1]?.answer({ file: { token: 't' } })
    await turn()
    expect(tokens()).toEqual([['photo.0', 't']])
  })

  it('are chosen together in a browser without a crumb: one fetches it, and all are sent with it', async () => {
    keepCrumb('')
    choose('a.png', 'b.png')
    expect(FakeRequest.all).toHaveLength(1)
    FakeRequest.all[0]?.answer({ crumbFail: true, crumb: 'new', error: 'expired' })
    await turn()
    expect(FakeRequest.all.map(({ crumb }) => crumb)).toEqual(['', 'new', 'new'])
    FakeRequest.all[1]?.answer({ file: { token: 'a' } })
    FakeRequest.all[2]?.answer({ file: { token: 'b' } })
    await turn()
    expect(told()).toEqual(['Uploaded', 'Uploaded'])
  })
})
