import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { follow } from '../../values/own.ts'

/** Turns an array into an object that has each element under what it holds at a path: `{products|key-by id}`. */
export const keyBy: Formatter = (value, args, scope) => {
  const keyed: Record<string, unknown> = Object.create(null)
  if (!Array.isArray(value)) return keyed
  const elements: readonly unknown[] = value
  const path = splitReference(args[0] ?? '')
  scope.chargeSteps(elements.length)
  for (const element of elements) {
    const key = follow(element, path)
    if (key !== undefined && key !== null) keyed[asText(key)] = element
  }
  return keyed
}
