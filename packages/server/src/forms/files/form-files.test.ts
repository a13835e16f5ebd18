import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { noon } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formFilesDir } from '../../media/media-folders.ts'
import { type TestPart, writeParts } from '../../testing/form-parts.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { placeForm } from '../../testing/place-form.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'
import { removeFormFiles } from './remove-form-files.ts'

let nowMs = noon
let site: OpenSite
let visitor: Visitor
let formId = ''
beforeEach(async () => {
  nowMs = noon
  site = await openSite({ services: { clock: () => nowMs } })
  visitor = await openVisitor(site.app)
  formId = await placeForm(site, [
    { id: 'name', type: 'text', title: 'Name', isRequired: true },
    {
      id: 'photo',
      type: 'file',
      title: 'Photo',
      maxFiles: 2,
      maxMegabytes: 1,
      accepts: ['png', 'pdf', 'txt', 'docx'],
    },
    { id: 'other', type: 'file', title: 'Other', accepts: ['txt'] },
  ])
})
afterEach(() => site.close())

const png = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'
const text = 'Hello'

const ask = async (url: string, parts: readonly TestPart[], by: Visitor = visitor, headers: object = {}) => {
  const { payload, type } = writeParts(parts)
  const answer = await site.app.inject({
    method: 'POST',
    url,
    cookies: Object.fromEntries(by.cookies),
    headers: { 'content-type': type, 'x-csrf-token': by.cookies.get('crumb') ?? '', ...headers },
    payload,
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    location: answer.headers.location,
    json: () => answer.json(),
  }
}
const upload = (filename: string, content: Uint8Array | string, { field = 'photo', by = visitor } = {}) =>
  ask(`/api/form/files?formId=${formId}&fieldId=${field}`, [['file', filename, content]], by)
const tokenOf = async (filename: string, content: Uint8Array | string, field = 'photo'): Promise<string> =>
  (await upload(filename, content, { field })).json().file.token
const send = async (values: object, by = visitor) => {
  const { key } = (await by.send('POST', '/api/form/FormSubmissionKey', { formId })).json as { key: string }
  return by.send('POST', '/api/form/SaveFormSubmission', { formId, key, form: JSON.stringify(values) })
}
const post = (parts: readonly TestPart[], by = visitor) =>
  ask(`/api/form/posts/${formId}`, parts, by, { 'x-csrf-token': '', origin: 'http://localhost:80' })
const kept = async () =>
  (await site.store.submissions.list(everyRow({ sort: { key: 'created', isDescending: true } }))).rows
const onDisk = () => {
  const folder = path.join(formFilesDir(site.services.dataDir), site.website.id)
  return existsSync(folder) ? readdirSync(folder) : []
}

const { signal } = new AbortController()

describe('a file that a script sends', () => {
  it('waits for its submission, which it then belongs to', async () => {
    const sent = await upload('C:\\holiday\\a \u202Egnp.png', png)
    expect([sent.status, sent.json().file]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]{24}$/), name: 'a gnp.png', bytes: png.length },
    ])
    const { token } = sent.json().file
    expect((await send({ name: 'Ada', photo: [token] })).status).toBe(200)
    expect(await kept()).toMatchObject([
      {
        values: { name: 'Ada', photo: ['a gnp.png'], other: [] },
        files: [{ id: token, fieldId: 'photo', name: 'a gnp.png', bytes: png.length, kind: 'png' }],
      },
    ])
    expect(onDisk()).toEqual([token])
  })

  it.each([
    ['a.png', 'no picture', 415, 'Files of this kind are not taken here.'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'Files of this kind are not taken here.'],
    ['a.html', '<!doctype html>', 415, 'Files of this kind are not taken here.'],
    ['a.txt', '<script>1</script>', 415, 'Files of this kind are not taken here.'],
    ['a.png', pdf, 415, 'What is in this file is not what its name says.'],
    ['a.pdf', `x${pdf}`, 415, 'Files of this kind are not taken here.'],
    ['a.gif', 'GIF89a', 415, 'Files of this kind are not taken here.'],
    ['a.png', '', 400, 'This file is empty.'],
    ['a.txt', 'x'.repeat(1_000_001), 413, 'This file is too large.'],
    ['a.txt', 'a\0b', 415, 'Files of this kind are not taken here.'],
  ])('is refused as %s with %j', async (filename, content, status, message) => {
    const sent = await upload(filename, content)
    expect([sent.status, sent.json().message]).toEqual([status, message])
    expect(onDisk()).toEqual([])
  })

  it('may be as large as its field says', async () => {
    expect((await upload('a.txt', 'x'.repeat(1_000_000))).status).toBe(200)
  })

  it('is refused when it is two things at once', async () => {
    const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
    for (const [name, content] of [
      ['a.png', Buffer.concat([png, zipEnd])],
      ['a.png', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
      ['a.png', Buffer.concat([png.subarray(0, 30), Buffer.from('damaged')])],
      ['a.pdf', Buffer.concat([Buffer.from(pdf), zipEnd])],
      ['a.docx', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60), zipEnd])],
    ] as const) {
      const sent = await upload(name, content)
      expect([name, sent.status]).toEqual([name, 415])
    }
    expect(onDisk()).toEqual([])
  })

  it('is taken by a form that takes files, from our own pages alone', async () => {
    expect((await upload('a.png', png, { field: 'name' })).status).toBe(404)
    expect((await ask('/api/form/files?formId=none&fieldId=photo', [['file', 'a.png', png]])).status).toBe(
      404,
    )
    const foreign = await ask(
      `/api/form/files?formId=${formId}&fieldId=photo`,
      [['file', 'a.png', png]],
      visitor,
      { 'x-csrf-token': 'none' },
    )
    expect(foreign.json()).toMatchObject({ crumbFail: true })
    expect(onDisk()).toEqual([])
  })

  it('can be given up by who sent it', async () => {
    const token = await tokenOf('a.png', png)
    const other = await openVisitor(site.app)
    expect((await other.send('DELETE', `/api/form/files/${token}`)).status).toBe(404)
    expect(onDisk()).toEqual([token])
    expect((await visitor.send('DELETE', `/api/form/files/${token}`)).status).toBe(200)
    expect(onDisk()).toEqual([])
  })

  it('finds no room where the site has too many', async () => {
    await site.close()
    site = await openSite({ services: { clock: () => nowMs, formFilesBytes: 5_000 } })
    visitor = await openVisitor(site.app)
    await placeForm(site, [{ id: 'photo', type: 'file', title: 'Photo', accepts: ['txt'] }])
    formId = `${site.page.id}-contact`
    expect((await upload('a.txt', 'x'.repeat(900))).status).toBe(200)
    expect((await upload('a.txt', 'x'.repeat(200))).status).toBe(507)
    expect(onDisk()).toHaveLength(1)
  })
})

describe('a token', () => {
  const gone = 'A file is no longer there. Please choose it again.'

  it('is of one visitor, form and field, and holds once', async () => {
    const token = await tokenOf('a.txt', text)
    const other = await openVisitor(site.app)
    expect((await send({ name: 'Eve', photo: [token] }, other)).json).toMatchObject({
      errors: { photo: gone },
    })
    expect((await send({ name: 'Ada', other: [token] })).json).toMatchObject({ errors: { other: gone } })
    expect((await send({ name: 'Ada', photo: [token, token] })).json).toMatchObject({
      errors: { photo: gone },
    })
    expect((await send({ name: 'Ada', photo: ['made-up-made-up-made-up-'] })).status).toBe(400)
    expect(await kept()).toEqual([])
    expect((await send({ name: 'Ada', photo: [token] })).status).toBe(200)
    expect((await send({ name: 'Ada', photo: [token] })).json).toMatchObject({ errors: { photo: gone } })
    expect(await kept()).toHaveLength(1)
  })

  it('holds for a day, then its bytes go', async () => {
    const token = await tokenOf('a.txt', text)
    nowMs += 86_400_001
    expect((await send({ name: 'Ada', photo: [token] })).json).toMatchObject({ errors: { photo: gone } })
    const job = { id: 'j', payload: null, attempts: 1, store: site.store, nowMs, signal }
    await removeFormFiles(site.services)(job)
    expect(onDisk()).toEqual([])
  })

  it('is one of as many as the field takes', async () => {
    const tokens = [await tokenOf('a.txt', text), await tokenOf('b.txt', text), await tokenOf('c.txt', text)]
    expect((await send({ name: 'Ada', photo: tokens })).json).toMatchObject({
      errors: { photo: 'These are too many files.' },
    })
    expect((await send({ name: 'Ada', photo: tokens.slice(0, 2) })).status).toBe(200)
  })

  it('goes with its submission', async () => {
    const token = await tokenOf('a.txt', text)
    await send({ name: 'Ada', photo: [token] })
    const [submission] = await kept()
    await site.store.submissions.remove(submission?.id ?? '')
    expect(await site.store.formFiles.find(token)).toMatchObject({ state: 'gone' })
    await removeFormFiles(site.services)({
      id: 'j',
      payload: null,
      attempts: 1,
      store: site.store,
      nowMs,
      signal,
    })
    expect([onDisk(), await site.store.formFiles.find(token)]).toEqual([[], undefined])
  })
})

describe('a form with files without a script', () => {
  it('is posted in parts, to an address that names it', async () => {
    const page = (await visitor.get('/about')).text
    expect(page).toContain(`action="/api/form/posts/${formId}" enctype="multipart/form-data"`)
    expect(page).toContain('accept=".png,.pdf,.txt,.docx"')
    expect(page).toContain('Up to 2 files, at most 1 MB each: PNG, PDF, Plain text, Word (docx).')
  })

  it('is stored as with a script', async () => {
    const sent = await post([
      ['name', 'Ada'],
      ['photo', 'a.png', png],
      ['photo', '../../b.txt', text],
      ['other', '', ''],
      ['vt-page-path', '/about'],
    ])
    expect([sent.status, sent.location]).toEqual([303, `/api/form/sent?formId=${formId}&from=%2Fabout`])
    expect(await kept()).toMatchObject([
      { values: { photo: ['a.png', 'b.txt'] }, files: [{ kind: 'png' }, { kind: 'txt' }] },
    ])
    expect(onDisk()).toHaveLength(2)
  })

  it('is shown again with what is wrong, and keeps the files that were right', async () => {
    const refused = await post([
      ['name', ''],
      ['photo', 'a.png', png],
      ['other', 'b.html', '<html>'],
    ])
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('b.html: Files of this kind are not taken here.')
    const [, name = '', token = ''] =
      /name="(photo\.0)" value="([\w-]{24})" checked><label[^>]*>a\.png \(\d+ B\)</.exec(refused.text) ?? []
    expect(
      (
        await post([
          ['name', 'Ada'],
          [name, token],
          ['photo', '', ''],
        ])
      ).status,
    ).toBe(303)
    expect(await kept()).toMatchObject([{ values: { photo: ['a.png'] } }])
  })

  it('is stored once, however often its button is pressed', async () => {
    const token = await tokenOf('a.png', png)
    const waiting: TestPart[] = [
      ['name', 'Ada'],
      ['photo.0', token],
    ]
    const along: TestPart[] = [
      ['name', 'Bob'],
      ['photo', 'b.png', png],
    ]
    for (const parts of [waiting, waiting, along, along]) expect((await post(parts)).status).toBe(303)
    expect(await kept()).toHaveLength(2)
  })

  it('is stored again where another file of the same name comes along, or an owner removed it meanwhile', async () => {
    const along = (content: string) =>
      post([
        ['name', 'Bob'],
        ['photo', 'b.txt', content],
      ])
    await along('Hello')
    await along('Bye..')
    expect((await kept()).map(({ files }) => files?.map(({ bytes }) => bytes))).toEqual([[5], [5]])
    for (const { id } of await kept()) await site.store.submissions.remove(id)
    for (const content of ['Hello', 'Hello']) expect((await along(content)).status).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  it('takes no more files than its field', async () => {
    const parts = ['a.txt', 'b.txt', 'c.txt'].map((name) => ['photo', name, text] as const)
    const refused = await post([['name', 'Ada'], ...parts])
    expect([refused.status, refused.text.includes('These are too many files.')]).toEqual([400, true])
    expect(onDisk()).toHaveLength(2)
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'nothing'],
    [
      'a part that ends too early',
      'multipart/form-data; boundary=b0undary',
      '--b0undary\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nhalf',
    ],
    ['10,000 parts', '', Array.from({ length: 10_000 }, (_, at): TestPart => [`f${at}`, 'x'])],
    ['a field of 300 KB', '', [['name', 'x'.repeat(300_000)] as const]],
    [
      'a header of 100 KB',
      'multipart/form-data; boundary=b0undary',
      `--b0undary\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}"\r\n\r\n1\r\n--b0undary--\r\n`,
    ],
    ['the name of an object’s own', '', [['__proto__', 'x'] as const, ['name', 'Ada'] as const]],
  ])('is refused with %s, and nothing is kept', async (_, type, body) => {
    const written = typeof body === 'string' ? { type, payload: body } : writeParts(body)
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/form/posts/${formId}`,
      headers: { 'content-type': written.type, origin: 'http://localhost:80' },
      payload: written.payload,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect([await kept(), onDisk()]).toEqual([[], []])
  })

  it('is refused from elsewhere', async () => {
    const { payload, type } = writeParts([['name', 'Ada']])
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/form/posts/${formId}`,
      headers: { 'content-type': type, origin: 'https://evil.example' },
      payload,
    })
    expect([answer.statusCode, await kept()]).toEqual([403, []])
  })
})
