import { expect, it } from 'vitest'
import { exportKinds, kindsOfPersons } from './data-export.ts'
import { mayExport, rolesThatExport } from './may-export.ts'

it('lets everybody in who may export something, and nobody else', () => {
  expect(rolesThatExport()).toEqual(['admin', 'storeManager', 'editor'])
  expect(rolesThatExport(kindsOfPersons)).toEqual(['admin', 'storeManager'])
  expect(rolesThatExport(['content'])).toContain('editor')
  expect(exportKinds.filter((kind) => mayExport(['editor'], kind))).toEqual(['content'])
})
