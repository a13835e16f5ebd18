import { describe, expect, it } from 'vitest'
import { clashKey, mergeThreeWays } from './merge-three-ways.ts'

const rate = (key: string, priceCents: number) => ({ key, name: key, kind: 'flat', priceCents })
const zone = (name: string, priceCents: number) => ({
  name,
  countries: [name],
  rates: [rate(name, priceCents)],
})
const base = { title: 'Harbour', hours: [9, 17], zones: [zone('US', 800), zone('CA', 900)] }

describe('what two people changed', () => {
  it('is kept side by side where each changed other fields', () => {
    const ours = { ...base, title: 'Harbour Shop' }
    const theirs = { ...base, hours: [10, 18] }
    expect(mergeThreeWays({ base, ours, theirs })).toEqual({
      value: { ...base, title: 'Harbour Shop', hours: [10, 18] },
      clashes: [],
    })
  })

  it('is kept side by side within lists of things, too', () => {
    const ours = { ...base, zones: [zone('US', 800), zone('CA', 950)] }
    const theirs = { ...base, zones: [zone('US', 900), zone('CA', 900)] }
    expect(mergeThreeWays({ base, ours, theirs })).toEqual({
      value: { ...base, zones: [zone('US', 900), zone('CA', 950)] },
      clashes: [],
    })
  })

  it('is asked about where both changed the same field in other ways, and as was chosen', () => {
    const ours = { ...base, title: 'Ours', hours: [8, 12], zones: [zone('US', 850), zone('CA', 900)] }
    const theirs = { ...base, title: 'Theirs', hours: [8, 12], zones: [zone('US', 900), zone('CA', 900)] }
    const { value, clashes } = mergeThreeWays({ base, ours, theirs })
    expect(value).toEqual(ours)
    expect(clashes).toMatchObject([
      { path: [{ name: 'title' }], ours: 'Ours', theirs: 'Theirs' },
      {
        path: [{ name: 'zones' }, {}, { name: 'rates' }, {}, { name: 'priceCents' }],
        ours: 850,
        theirs: 900,
      },
    ])
    const keys = clashes.map(clashKey)
    const chosen = mergeThreeWays(
      { base, ours, theirs },
      { choose: (clash) => (clashKey(clash) === keys[1] ? 'theirs' : 'ours') },
    )
    expect(chosen.value).toEqual({ ...ours, zones: theirs.zones })
  })

  it('is put together where things came, went and moved', () => {
    const ours = { list: [{ id: 'b' }, { id: 'a' }, { id: 'd' }] }
    const theirs = { list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'e', name: 'New' }] }
    const begun = { list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }
    expect(mergeThreeWays({ base: begun, ours, theirs })).toEqual({
      value: { list: [{ id: 'b' }, { id: 'e', name: 'New' }, { id: 'a' }, { id: 'd' }] },
      clashes: [],
    })
  })

  it('is asked about where one removed what the other changed', () => {
    const ours = { ...base, zones: [zone('US', 800)] }
    const theirs = { ...base, zones: [zone('US', 800), zone('CA', 950)] }
    const { value, clashes } = mergeThreeWays({ base, ours, theirs })
    expect(value).toEqual(ours)
    expect(clashes).toMatchObject([{ ours: undefined, theirs: zone('CA', 950) }])
  })

  it('is asked about as a whole where one made another kind of thing of it', () => {
    const byWeight = { ...rate('US', 0), kind: 'by-weight', priceCents: undefined, ranges: [] }
    const ours: { rates: object[] } = { rates: [byWeight] }
    const theirs = { rates: [rate('US', 900)] }
    expect(mergeThreeWays({ base: { rates: [rate('US', 800)] }, ours, theirs }).clashes).toMatchObject([
      { ours: byWeight, theirs: rate('US', 900) },
    ])
  })

  it('is asked about where both put things in another order', () => {
    const listOf = (...ids: string[]) => ({ list: ids.map((id) => ({ id })) })
    const sides = { base: listOf('a', 'b', 'c'), ours: listOf('b', 'a', 'c'), theirs: listOf('a', 'c', 'b') }
    const { value, clashes } = mergeThreeWays(sides, { choose: () => 'theirs' })
    expect([value, clashes.length]).toEqual([sides.theirs, 1])
  })

  it('never stands twice where both moved the same thing to another list', () => {
    const columns = (...blocks: string[][]) => ({
      columns: blocks.map((ids, place) => ({ id: `column ${place}`, blocks: ids.map((id) => ({ id })) })),
    })
    const sides = {
      base: columns(['x'], [], []),
      ours: columns([], ['x'], []),
      theirs: columns([], [], ['x']),
    }
    const { value, clashes } = mergeThreeWays(sides)
    expect([value, clashes.length]).toEqual([sides.ours, 1])
  })

  it('is a new name of the same thing where all else is alike: zones have none but their name', () => {
    const renamed = { ...zone('US', 800), name: 'America' }
    const ours = { zones: [renamed, zone('CA', 900)] }
    const theirs = { zones: [zone('US', 850), zone('CA', 900)] }
    const begun = { zones: base.zones }
    expect(mergeThreeWays({ base: begun, ours, theirs })).toEqual({
      value: { zones: [{ ...zone('US', 850), name: 'America' }, zone('CA', 900)] },
      clashes: [],
    })
    const removed = { zones: [zone('CA', 900)] }
    expect(mergeThreeWays({ base: begun, ours, theirs: removed }).clashes).toMatchObject([
      { ours: renamed, theirs: undefined },
    ])
    const twice = { zones: [{ ...zone('US', 800), name: 'States' }, zone('CA', 900)] }
    expect(mergeThreeWays({ base: begun, ours, theirs: twice }).clashes).toMatchObject([
      { path: [{}, {}, { name: 'name' }], ours: 'America', theirs: 'States' },
    ])
    const replaced = { zones: [zone('MX', 800), zone('CA', 900)] }
    expect(mergeThreeWays({ base: begun, ours: replaced, theirs }).clashes).toMatchObject([
      { ours: undefined, theirs: zone('US', 850) },
    ])
  })

  it('is asked about as a whole where one offers a form in the place of a link', () => {
    const popup = { headline: 'Sale', action: { label: 'Go', url: '/sale' }, form: null }
    const ours = { popup: { ...popup, action: { label: 'Los', url: '/sale' } } }
    const theirs = { popup: { ...popup, headline: 'Late sale', action: null, form: { kind: 'newsletter' } } }
    const sides = { base: { popup }, ours, theirs }
    const { value, clashes } = mergeThreeWays<object>(sides)
    expect(value).toEqual({ popup: { ...ours.popup, headline: 'Late sale' } })
    expect(clashes).toMatchObject([
      {
        path: [{}, { name: 'offer' }],
        ours: { action: ours.popup.action, form: null },
        theirs: { action: null, form: theirs.popup.form },
      },
    ])
    expect(mergeThreeWays<object>(sides, { choose: () => 'theirs' }).value).toEqual(theirs)
  })

  it('is asked about as a whole where a room edits both kinds side by side, too', () => {
    const popup = {
      offer: 'link',
      action: { label: 'Go' },
      form: { formId: '' },
      triggerKind: 'delay',
      seconds: 5,
    }
    const ours = { popup: { ...popup, action: { label: 'Los' }, seconds: 9 } }
    const theirs = { popup: { ...popup, offer: 'form', action: { label: '' }, form: { formId: 'f' } } }
    const { value, clashes } = mergeThreeWays({ base: { popup }, ours, theirs })
    expect([value, clashes.length]).toEqual([ours, 1])
    const taken = mergeThreeWays({ base: { popup }, ours, theirs }, { choose: () => 'theirs' })
    expect(taken.value).toEqual({ popup: { ...theirs.popup, seconds: 9 } })
  })
})
