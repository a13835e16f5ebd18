import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import { findDemoForm } from '../testing/send-form.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// A visitor sends a picture with a form: with a script, without one, and with half of it; its owner saves it.

/** A PNG file of four red dots. */
const redDot =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYZWy8ytiYAUIBAB+qBEG5FOBEAAAAAElFTkSuQmCC'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let png = ''
let wrong = ''
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-files-'))
  png = path.join(folder, 'my vase.png')
  wrong = path.join(folder, 'vase.pdf')
  await writeFile(png, Buffer.from(redDot, 'base64'))
  await writeFile(wrong, '<!doctype html>')
  await askForPicture()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

interface StoredForm {
  readonly value: { readonly fields: readonly object[] }
  readonly version: string
}

async function askForPicture(): Promise<void> {
  const formId = await findDemoForm(owner.http)
  const { value, version } = await read<StoredForm>(owner.http, `/api/panel/forms/${formId}`)
  const limits = { accepts: ['png', 'jpeg', 'pdf'], maxFiles: 2, maxMegabytes: 1 }
  const picture = {
    ...value.fields[0],
    id: 'picture',
    type: 'file',
    title: 'A picture of it',
    isRequired: false,
    ...limits,
  }
  const changed = await owner.http.send('PUT', `/api/panel/forms/${formId}`, {
    value: { ...value, fields: [picture, ...value.fields] },
    version,
  })
  expect(await changed.text()).toContain('A picture of it')
}

async function fillIn(page: Page, message: string): Promise<void> {
  const form = page.locator('form[data-form-id]').first()
  await form.locator('[name="name.0"]').fill('Ada')
  await form.locator('[name="name.1"]').fill('Byron')
  await form.locator('[name="email"]').fill('ada@example.org')
  await form.locator('textarea').first().fill(message)
}

const choose = (page: Page, file: string) => page.locator('input[type="file"]').setInputFiles(file)
const send = (page: Page) => page.locator('form[data-form-id] button[type="submit"]').first().click()
it('sends files as they are chosen, and says what is wrong with others', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/contact`)
  await fillIn(page, 'With a script')
  await choose(page, png)
  await page.getByText('Uploaded', { exact: true }).waitFor()
  await choose(page, wrong)
  await page.getByText('Files of this kind are not taken here.', { exact: true }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await send(page)
  await page.getByText('A file was not sent. Try again, or remove it.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove: vase.pdf' }).click()
  await send(page)
  await page.locator('.form-submission-text[role="status"]').waitFor()
  // The file that is no PDF is refused by the server, which browsers write to their console.
  expect(problems.filter((each) => !each.includes('415'))).toEqual([])
  await page.context().close()
})

it('sends them with the form where no script comes, or half of it', async () => {
  const plain = (await openPage(browser, { javaScriptEnabled: false })).page
  await plain.goto(`${shop.url}/contact`)
  await fillIn(plain, 'Without a script')
  await choose(plain, png)
  await send(plain)
  await plain.locator('.form-sent-page').waitFor()
  await plain.context().close()

  const { page } = await openPage(browser)
  let isLate = false
  await page.route('**/start-files*.js', (route) => {
    isLate = true
    return route.abort()
  })
  await page.goto(`${shop.url}/contact`)
  await fillIn(page, 'With half a script')
  await choose(page, png)
  await send(page)
  await page.waitForURL(/\/api\/form\/sent/)
  expect(isLate).toBe(true)
  await page.context().close()
})

it('shows them to the owner, who saves them', async () => {
  const { rows } = await read<{ rows: readonly { id: string }[] }>(owner.http, '/api/panel/form-submissions')
  expect(rows).toHaveLength(3)
  for (const { id } of rows) {
    const { submission } = await read<{
      submission: { answers: readonly { files: readonly { name: string; address: string }[] }[] }
    }>(owner.http, `/api/panel/form-submissions/${id}`)
    const files = submission.answers.flatMap((answer) => answer.files)
    expect(files).toMatchObject([{ name: 'my vase.png' }])
    const saved = await owner.http.get(files[0]?.address ?? '')
    expect([saved.status, saved.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="my-vase.png"')
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect(saved.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
})
