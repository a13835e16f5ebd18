import type { Page } from 'playwright-core'
import type { Row } from '../report.ts'

const changes = 50

/** Saves the tagline of the site again and again, and counts how often a visitor's next request did not have it. */
export async function nextRequestRows(page: Page, url: string): Promise<readonly Row[]> {
  await page.goto(`${url}/config/settings/identity`)
  await page.getByLabel('Tagline').waitFor()
  let missed = 0
  for (let at = 0; at < changes; at += 1) {
    const tagLine = `As of change ${at}`
    await saveTagLine(page, tagLine)
    const [json, html] = await Promise.all([
      fetch(`${url}/?format=json`).then((response) => response.text()),
      fetch(`${url}/`).then((response) => response.status),
    ])
    if (!json.includes(tagLine) || html !== 200) missed += 1
  }
  return [
    {
      case: `changes that the next request did not have, of ${changes}`,
      subject: 'vitrine',
      value: missed,
      unit: 'changes',
    },
  ]
}

async function saveTagLine(page: Page, tagLine: string): Promise<void> {
  const status = await page.evaluate(async (words) => {
    const path = '/api/panel/settings/identity'
    const stored = await (await fetch(path)).json()
    const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const answer = await fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(crumb) },
      body: JSON.stringify({ ...stored, value: { ...stored.value, tagLine: words } }),
    })
    return answer.status
  }, tagLine)
  if (status !== 200) throw new Error(`The tagline was not saved: ${status}`)
}
