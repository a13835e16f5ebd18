import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { follow, isContainer } from '../../values/own.ts'
import { spelled } from '../../values/print.ts'

/** Turns an array into an object that has each element under what it holds at a path: `{products|key-by id}`. */
export const keyBy: Formatter = (value, args, scope) => {
  const keyed: Record<string, unknown> = Object.create(null)
  if (!Array.isArray(value)) return keyed
  const elements: readonly unknown[] = value
  const [reference] = args
  if (reference === undefined || reference === '') return keyed
  const path = splitReference(reference)
  scope.chargeSteps(elements.length)
  for (const element of elements) {
    const key = follow(element, path)
    if (key === undefined) continue
    const name = key === null ? 'null' : spelled(key)
    if (isContainer(key)) scope.chargeBytes(name.length)
    keyed[name] = element
  }
  return keyed
}
