import type { Exchange } from '../http/exchange.ts'
import { menusOf } from '../website/pages/read-tree.ts'
import { themeOf } from '../website/pages/theme-of.ts'
import type { Subject } from './subject.ts'

/** Calls menus as the template does, such as Legal Navigation: owners see their names nowhere else. */
export async function calledByTemplate(
  exchange: Pick<Exchange, 'view' | 'origin' | 'site'>,
  subjects: readonly Subject[],
): Promise<readonly Subject[]> {
  if (subjects.every(({ kind }) => kind !== 'menu')) return subjects
  const menus = menusOf(await themeOf(exchange), exchange.site)
  const titles = new Map(menus.map(({ name, title }) => [name, title]))
  return subjects.map((each) =>
    each.kind === 'menu' ? { ...each, title: titles.get(each.id) ?? each.title } : each,
  )
}
