import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { FolderReader } from './folder-reader.ts'
import type { CustomType } from './template-folder.ts'

const bases: readonly string[] = ['text', 'image', 'video', 'event', 'audio', 'quote', 'link']

/** Reads `customTypes` of `template.conf`. A type without a name is left out with a warning. */
export function readCustomTypes(value: unknown, reader: FolderReader): readonly CustomType[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((type: unknown): readonly CustomType[] => {
    if (!isRecord(type) || typeof type.name !== 'string' || type.name === '') {
      reader.warn('template.conf', 'A custom type has no name.')
      return []
    }
    const { name, title, base, fields } = type
    if (typeof base !== 'string' || !bases.includes(base)) {
      reader.warn('template.conf', `The custom type ${name} has no base that is known; it is taken for text.`)
    }
    return [
      {
        name,
        title: typeof title === 'string' ? title : name,
        base: typeof base === 'string' && bases.includes(base) ? base : 'text',
        fields: Array.isArray(fields) ? fields.flatMap(fieldOf) : [],
      },
    ]
  })
}

function fieldOf(field: unknown): CustomType['fields'] {
  if (!isRecord(field) || typeof field.name !== 'string') return []
  const { name, title, type } = field
  return [
    { name, title: typeof title === 'string' ? title : name, type: typeof type === 'string' ? type : 'text' },
  ]
}
