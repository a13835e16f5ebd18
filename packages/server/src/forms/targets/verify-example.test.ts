import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { makeWebhookSecret, webhookHeaders } from '../../services/sign-webhook.ts'

type IsGenuine = (
  headers: Readonly<Record<string, string>>,
  body: string,
  secret: string,
  nowSeconds: number,
) => boolean

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-example-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The function that docs/operations.md shows, as a program would run it. */
async function readExample(): Promise<IsGenuine> {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8')
  const [, text = ''] = /## Webhooks of forms[\s\S]*?```js\n([\s\S]*?)```/.exec(guide) ?? []
  const file = path.join(folder, 'example.mjs')
  writeFileSync(file, text)
  const { isGenuine } = (await import(pathToFileURL(file).href)) as { isGenuine: IsGenuine }
  return isGenuine
}

it('the example in docs/operations.md takes what we sign, and nothing that was changed, is old, or is of another secret', async () => {
  const isGenuine = await readExample()
  const [secret, before, other] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()]
  const [atMs, body] = [1_700_000_000_000, '{"type":"form.submitted","data":{"text":"Grüße"}}']
  const headers = webhookHeaders({ id: 'abc', atMs, body }, [secret, before])
  const seconds = atMs / 1_000
  expect(isGenuine(headers, body, secret, seconds)).toBe(true)
  expect(isGenuine(headers, body, before, seconds + 299)).toBe(true)
  expect(isGenuine(headers, body, other, seconds)).toBe(false)
  expect(isGenuine(headers, `${body} `, secret, seconds)).toBe(false)
  expect(isGenuine({ ...headers, 'webhook-id': 'abd' }, body, secret, seconds)).toBe(false)
  expect(isGenuine(headers, body, secret, seconds + 301)).toBe(false)
  expect(isGenuine({}, body, secret, seconds)).toBe(false)
})
