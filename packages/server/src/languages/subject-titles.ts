import type { Exchange } from '../http/exchange.ts'
import { menusOf } from '../website/pages/read-tree.ts'
import { themeOf } from '../website/pages/theme-of.ts'
import { wordsOf } from '../words/panel-words.ts'
import type { Subject } from './subject.ts'

type Reader = Pick<Exchange, 'view' | 'origin' | 'site' | 'account' | 'visitor'>

/** Calls everything as whoever looks knows it: menus as the template does, mails as the panel does in their language. */
export async function calledForOwners(
  exchange: Reader,
  subjects: readonly Subject[],
): Promise<readonly Subject[]> {
  const { say } = wordsOf(exchange)
  const called = await calledByTemplate(exchange, subjects)
  return called.map((each) => (each.kind === 'mail' ? { ...each, title: say(each.title) } : each))
}

/** Calls menus as the template does, such as Legal Navigation: owners see their names nowhere else. */
async function calledByTemplate(
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
