import type { OrderLine } from './order.ts'

/** What was chosen of a line, such as `Sea / Plain`; '' where there was nothing to choose. */
export function choiceOf({ optionValues }: Pick<OrderLine, 'optionValues'>): string {
  return optionValues.map(({ value }) => value).join(' / ')
}

/** A line by its title and what was chosen of it, such as `Tide notebook (Sea / Plain)`. */
export function nameOfLine(line: Pick<OrderLine, 'title' | 'optionValues'>): string {
  const choice = choiceOf(line)
  return choice === '' ? line.title : `${line.title} (${choice})`
}
