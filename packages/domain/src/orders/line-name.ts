import { choiceOf } from '../catalogue/choose-variant.ts'
import type { OrderLine } from './order.ts'

/** A line by its title and what was chosen of it, such as `Tide notebook (Sea / Plain)`. */
export function nameOfLine(line: Pick<OrderLine, 'title' | 'optionValues'>): string {
  const choice = choiceOf(line)
  return choice === '' ? line.title : `${line.title} (${choice})`
}
