import { isRecord } from '@vitrine/domain/shapes/is-record'

/** What may stand behind a key of a configuration file. */
export type Shape = (typeof shapes)[number]

const shapes = ['text', 'texts', 'list', 'object', 'flag', 'number', 'any'] as const

/** What a shape is called in a sentence. */
export const shapeText: Readonly<Record<Shape, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  list: 'a list',
  object: 'an object',
  flag: 'true or false',
  number: 'a number',
  any: 'a value',
}

/** Whether a value has a shape. Templates write truth as a value or as a word. */
export function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string'
    case 'texts':
      return Array.isArray(value) && value.every((each) => typeof each === 'string')
    case 'list':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'flag':
      return typeof value === 'boolean' || value === 'true' || value === 'false'
    case 'number':
      return typeof value === 'number'
    case 'any':
      return true
  }
}
