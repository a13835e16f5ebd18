/** `npm run bench -- NAME [--json]`: runs one bench of the whole system and prints its figures. */
import { printReport, type Report } from './report.ts'

const benches: Readonly<Record<string, () => Promise<{ run(): Promise<Report> }>>> = {
  pages: () => import('./pages.ts'),
  flows: () => import('./flows.ts'),
  cart: () => import('./cart.ts'),
  template: () => import('./template.ts'),
  weight: () => import('./weight.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  panel: () => import('./panel.ts'),
  start: () => import('./start.ts'),
  sites: () => import('./sites.ts'),
  lists: () => import('./lists.ts'),
  bulk: () => import('./bulk.ts'),
  forms: () => import('./forms.ts'),
  money: () => import('./money.ts'),
  catalogue: () => import('./catalogue.ts'),
  accounts: () => import('./accounts.ts'),
  insight: () => import('./insight.ts'),
}

const [name = '', ...options] = process.argv.slice(2)
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (load) {
  const { run } = await load()
  printReport(await run(), options.includes('--json'))
} else {
  console.error(`Which bench? One of: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
}
