import { createElement, Fragment, type ReactNode } from 'react'

/** What stands in a sentence: a value, or an element as a function of what it is around. */
type Value = ReactNode | ((inner: ReactNode) => ReactNode)

/** Puts values and elements of a sentence such as `{count} of <0>{total}</0>` in their places. */
export function sayWords(sentence: string, values: Readonly<Record<string, Value>>): ReactNode {
  const parts = sentence.split(/(\{\w+\}|<(\w+)>.*?<\/\2>)/).flatMap((part, index) => {
    // The names of elements come between, as they are held in parentheses.
    if (index % 3 === 2) return []
    const [, name = ''] = /^[{<](\w+)[}>]/.exec(part) ?? []
    const value = index % 3 === 1 ? values[name] : part
    if (typeof value !== 'function') return [value]
    return [value(sayWords(part.slice(name.length + 2, -name.length - 3), values))]
  })
  return createElement(Fragment, null, ...parts)
}
