import { stat } from 'node:fs/promises'
import path from 'node:path'
import { checkFolder } from './check/check-folder.ts'
import { describeReport } from './check/describe-report.ts'
import { openChromium } from './check/looks/browser.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'

const usage = 'Usage: npm run -s vitrine -- check DIR [--json] [--no-pages] [--no-browser]'

/** Checks a site template folder; ends with 1 when a page of it cannot be rendered whole. */
export const checkCommand: Command = async (args, { environment }) => {
  const { values, words } = readArguments('check', args, {
    json: 'switch',
    'no-pages': 'switch',
    'no-browser': 'switch',
  })
  const [given, ...rest] = words
  if (given === undefined || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const dir = path.resolve(environment.INIT_CWD ?? process.cwd(), given)
  const isFolder = await stat(dir).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    console.error(`${given} is no folder.`)
    return 1
  }
  const rendersPages = !values['no-pages']
  const browser = rendersPages && !values['no-browser'] ? await openChromium(environment.CHROMIUM_PATH) : null
  const report = await checkFolder(dir, { rendersPages, browser }).finally(() =>
    browser?.close().catch(() => {}),
  )
  console.log(values.json ? JSON.stringify(report) : describeReport(report))
  return report.canRender ? 0 : 1
}
