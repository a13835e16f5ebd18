import { existsSync } from 'node:fs'
import path from 'node:path'
import { outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import { submissionEvent } from '@vitrine/domain/forms/targets/submission-event'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formFilesDir } from '../../media/media-folders.ts'
import { removeSiteFiles } from '../../media/remove-site-files.ts'
import { writeParts } from '../../testing/form-parts.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { placeForm } from '../../testing/place-form.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'
import { removeFormFiles } from './remove-form-files.ts'

let site: OpenSite
let owner: Visitor
let formId = ''
beforeEach(async () => {
  site = await openSite()
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['storeManager'])
  formId = await placeForm(site, [
    { id: 'mail', type: 'email', title: 'Email' },
    { id: 'plan', type: 'file', title: 'Plan', maxFiles: 2, accepts: ['txt'] },
  ])
  const { payload, type } = writeParts([
    ['mail', 'ada@example.com'],
    ['plan', '=plan; a.txt', 'A house'],
  ])
  const sent = await site.app.inject({
    method: 'POST',
    url: `/api/form/posts/${formId}`,
    headers: { 'content-type': type, origin: 'http://localhost:80' },
    payload,
  })
  expect(sent.statusCode).toBe(303)
})
afterEach(() => site.close())

const submission = async () => {
  const { rows } = await site.store.submissions.list(
    everyRow({ sort: { key: 'created', isDescending: true } }),
  )
  const [first] = rows
  const found = first && (await site.store.submissions.find(first.id))
  if (!found?.files?.[0]) throw new Error('Nothing was stored.')
  return { sent: found, file: found.files[0] }
}
const folder = () => path.join(formFilesDir(site.services.dataDir), site.website.id)

describe('a file of a submission', () => {
  it('is saved by who may read submissions, and shown by no browser', async () => {
    const { sent, file } = await submission()
    const shown = await owner.get(`/api/panel/form-submissions/${sent.id}`)
    const address = `/api/panel/form-submissions/${sent.id}/files/${file.id}`
    expect(shown.text).toContain(address)
    const saved = await owner.get(address)
    expect([saved.status, saved.text]).toEqual([200, 'A house'])
    expect(saved.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    })
  })

  it('is there neither for others, nor under another submission, nor while nobody sent it', async () => {
    const { sent, file } = await submission()
    const address = `/api/panel/form-submissions/${sent.id}/files/${file.id}`
    const stranger = await openVisitor(site.app)
    expect((await stranger.get(address)).status).toBe(401)
    const editor = await openVisitor(site.app)
    await signInAs(editor, site.store, ['editor'])
    expect((await editor.get(address)).status).toBe(403)
    expect((await owner.get(`/api/panel/form-submissions/another/files/${file.id}`)).status).toBe(404)
    expect((await owner.get(`/api/panel/form-submissions/${sent.id}/files/${'x'.repeat(24)}`)).status).toBe(
      404,
    )
  })

  it('is named, with its size, in lists, in files of them and to webhooks, which get no bytes', async () => {
    const { sent } = await submission()
    const file = await owner.get('/api/panel/form-submissions.csv?cols=email,answers')
    expect(file.text).toContain('Plan: =plan; a.txt (7 B)')
    const event = submissionEvent(outsideView(sent), { websiteId: site.website.id, isTest: false })
    expect(event.data.fields[1]).toEqual({
      id: 'plan',
      type: 'file',
      title: 'Plan',
      value: ['=plan; a.txt'],
      text: '=plan; a.txt (7 B)',
      files: [{ name: '=plan; a.txt', bytes: 7, kind: 'txt' }],
    })
  })

  it('goes with the person who sent it, and with its site', async () => {
    const { sent, file } = await submission()
    expect(existsSync(path.join(folder(), file.id))).toBe(true)
    const address = `/api/panel/form-submissions/${sent.id}`
    expect((await owner.send('DELETE', address)).status).toBe(200)
    await removeFormFiles(site.services)({
      id: 'j',
      payload: null,
      attempts: 1,
      store: site.store,
      nowMs: site.services.clock(),
      signal: new AbortController().signal,
    })
    expect(existsSync(path.join(folder(), file.id))).toBe(false)
    expect(existsSync(folder())).toBe(true)
    await site.services.store.sites.remove(site.website.id)
    await removeSiteFiles(site.services)
    expect(existsSync(folder())).toBe(false)
  })
})
