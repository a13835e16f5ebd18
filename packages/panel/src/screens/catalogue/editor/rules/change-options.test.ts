import { describe, expect, it } from 'vitest'
import { buildDraft, buildOption, buildRow } from '../../../../testing/build-draft.ts'
import { changeOptionName } from './change-options.ts'

describe('changeOptionName', () => {
  it('keeps the variants, under the new name', () => {
    const draft = buildDraft({
      options: [buildOption('Colour', 'Blue')],
      variants: [buildRow({ id: 'id-blue', values: { Colour: 'Blue' } })],
    })
    const result = changeOptionName(draft, 'Colour', 'Color', () => 'new')
    expect(result).toMatchObject({
      ok: true,
      part: { options: [{ name: 'Color' }], variants: [{ id: 'id-blue', values: { Color: 'Blue' } }] },
    })
  })
})
